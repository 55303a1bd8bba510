// Where the other browsers and what they need are, if they are here.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function found(...names: string[]): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of names) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // Not here.
      }
    }
  }
  return null;
}

export const programs = {
  firefox: found('firefox-esr', 'firefox'),
  webkitDriver: found('WebKitWebDriver'),
  xvfb: found('Xvfb'),
};
