// Pictures of every screen, as met in real games: `npm run -w e2e screens`, then look into screens/.
import base from './playwright.config';

export default {
  ...base,
  testDir: 'screens-of',
  testMatch: /\.ts$/,
  projects: [{ name: 'screens', use: {} }],
};
