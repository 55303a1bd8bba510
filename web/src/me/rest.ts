// What is asked about oneself over HTTP.
import { ask } from '../net/rest';
import type { Device } from '../protocol/Device';
import type { LinkCode } from '../protocol/LinkCode';
import type { Me } from '../protocol/Me';
import type { MyDays } from '../protocol/MyDays';
import type { MyDevices } from '../protocol/MyDevices';
import type { MyGames } from '../protocol/MyGames';
import type { MyNumbers } from '../protocol/MyNumbers';
import type { MyRatings } from '../protocol/MyRatings';
import type { NewPasskey } from '../protocol/NewPasskey';
import type { Passkey } from '../protocol/Passkey';
import type { PasskeyClaim } from '../protocol/PasskeyClaim';
import type { PasskeyQuestion } from '../protocol/PasskeyQuestion';
import type { PasskeyWish } from '../protocol/PasskeyWish';
import type { RatingWishes } from '../protocol/RatingWishes';
import type { RecoveryKey } from '../protocol/RecoveryKey';

/** Where everything that is kept of oneself is downloaded. */
export const exportPath = '/api/me/export';

const device = ({ id }: Pick<Device, 'id'>) => `/me/devices/${encodeURIComponent(id)}`;
const passkey = ({ id }: Pick<Passkey, 'id'>) => `/me/passkeys/${encodeURIComponent(id)}`;

export const meRest = {
  numbers: () => ask<MyNumbers>('GET', '/me/numbers'),
  ratings: () => ask<MyRatings>('GET', '/me/ratings'),
  wish: (wishes: RatingWishes) => ask<MyRatings>('POST', '/me/ratings', wishes),
  days: () => ask<MyDays>('GET', '/me/daily'),
  games: (query: string) => ask<MyGames>('GET', `/me/games?${query}`),
  devices: () => ask<MyDevices>('GET', '/me/devices'),
  nameDevice: (which: Device, name: string) => ask<MyDevices>('POST', device(which), { name }),
  removeDevice: (which: Device) => ask<undefined>('DELETE', device(which)),
  link: () => ask<LinkCode>('POST', '/me/link'),
  claim: (code: string) => ask<Me>('POST', '/me/claim', { code }),
  passkeyWish: () => ask<PasskeyWish>('POST', '/me/passkeys/wish'),
  keepPasskey: (made: NewPasskey) => ask<MyDevices>('POST', '/me/passkeys', made),
  passkeyQuestion: () => ask<PasskeyQuestion>('POST', '/me/passkeys/question'),
  claimPasskey: (claim: PasskeyClaim) => ask<Me>('POST', '/me/passkeys/claim', claim),
  namePasskey: (which: Passkey, name: string) => ask<MyDevices>('POST', passkey(which), { name }),
  removePasskey: (which: Passkey) => ask<MyDevices>('DELETE', passkey(which)),
  recovery: () => ask<RecoveryKey>('POST', '/me/recovery'),
  erase: () => ask<undefined>('DELETE', '/me'),
};
