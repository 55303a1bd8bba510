// Where others open this server. Whoever opened the page as "localhost" would hand out a link that leads
// nowhere; the server knows its address in the network.
import { rest } from '../../net/rest';

export const isHere = (hostname: string) => /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

let asked: ReturnType<typeof rest.version> | null = null;

/** Without a slash at the end; `null` if only this device can open it. */
export async function originForOthers(): Promise<string | null> {
  if (!isHere(location.hostname)) return location.origin;
  try {
    const { others } = await (asked ??= rest.version());
    return others?.replace(/\/$/, '') ?? null;
  } catch {
    // Nothing better is known now.
    asked = null;
    return location.origin;
  }
}
