// Passkeys: what the browser and the server say to each other about them. A browser without any is asked nothing.
import { Refusal } from '../net/rest';
import type { NewPasskey } from '../protocol/NewPasskey';
import type { PasskeyClaim } from '../protocol/PasskeyClaim';
import type { PasskeyQuestion } from '../protocol/PasskeyQuestion';
import type { PasskeyWish } from '../protocol/PasskeyWish';

/** How long the browser waits for somebody to choose. */
const patience = 4 * 60 * 1000;

/** Whether this browser has passkeys, here: it needs an address with a name, and a line that nobody reads along. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname);
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Has a passkey made; nothing if whoever sits here would rather not. */
export async function makePasskey(wish: PasskeyWish): Promise<NewPasskey | null> {
  const made = await chosen(
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(wish.challenge),
        rp: { id: wish.site, name: 'Enigma' },
        user: { id: bytesOf(wish.user), name: wish.name, displayName: wish.name },
        pubKeyCredParams: wish.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: wish.known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        attestation: 'none',
        timeout: patience,
      },
    }),
  );
  if (made === null) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return { client_data: textOf(response.clientDataJSON), attestation: textOf(response.attestationObject) };
}

/** Has somebody come by a passkey; nothing if they would rather not. */
export async function askPasskey({ challenge, site }: PasskeyQuestion): Promise<PasskeyClaim | null> {
  const chose = await chosen(
    navigator.credentials.get({
      publicKey: { challenge: bytesOf(challenge), rpId: site, userVerification: 'preferred', timeout: patience },
    }),
  );
  if (chose === null) return null;
  const response = chose.response as AuthenticatorAssertionResponse;
  return {
    id: textOf(chose.rawId),
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  };
}

/** Why a browser does not do it, where somebody can do something about that. */
const reasons: Partial<Record<string, string>> = {
  InvalidStateError: 'passkey_taken',
  SecurityError: 'no_passkeys_here',
};

async function chosen(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // To close the browser's dialog, or to let it wait, is no failure.
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    throw new Refusal({ refusal: reasons[name] ?? 'passkey_failed', text: String(error) });
  }
}
