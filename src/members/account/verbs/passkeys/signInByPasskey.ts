import { timingSafeEqual } from 'node:crypto';
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { Refused } from '#contract/refused.ts';
import type { SignedCredential } from '../../contract/passkeys.ts';
import { PASSKEY_MINUTES, PASSKEYS } from '../../rules/passkeyTexts.ts';
import type { SignedInRow, Whence } from '../../store/accounts.ts';
import type { Passkeys, RightPasskey } from '../../store/passkeys.ts';
import type { Here } from '../../store/trust.ts';
import { newSecret, secretDigest } from '../secrets.ts';
import { bytesOf, type CeremonyPlace, noteChallenge, takeChallenge } from './ceremony.ts';

/** The question for signing in: the same for everybody, whoever has an account. */
export async function askWhichPasskey(
  passkeys: Passkeys,
  place: CeremonyPlace,
  browser: string,
  { ip }: Whence,
): Promise<object> {
  const options = await generateAuthenticationOptions({
    rpID: place.host,
    timeout: 60_000 * PASSKEY_MINUTES,
    userVerification: 'required',
    allowCredentials: [],
  });
  await noteChallenge(passkeys, options.challenge, { browser, memberId: null }, ip);
  return options;
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [bytesOf(one), bytesOf(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** What a passkey states of its use, where its signature and all that it says are right; else undefined. */
async function verified(
  credential: SignedCredential,
  known: NonNullable<Awaited<ReturnType<Passkeys['read']>>>,
  challenge: string,
  place: CeremonyPlace,
) {
  const { userHandle, ...response } = credential.response;
  if (!userHandle || !isSame(userHandle, known.handle)) return undefined;
  try {
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.host,
      requireUserVerification: true,
      // The database compares the counter, once the signature is right: the library does before, so that anybody could have a
      // passkey blocked. Compared with 0, every counter passes.
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(bytesOf(known.publicKey)),
        counter: 0,
      },
    });
    // Whether it may be copied was settled when it was made; the library does not compare.
    const isSameKind = (authenticationInfo.credentialDeviceType === 'multiDevice') === known.syncs;
    return isRight && isSameKind ? authenticationInfo : undefined;
  } catch {
    // Something in it is wrong, or cannot be read: what it says comes from outside and is not logged.
    return undefined;
  }
}

/** What a device signed for this browser's question, found right. Whatever is wrong is one answer: Refused. */
async function rightPasskey(
  passkeys: Passkeys,
  place: CeremonyPlace,
  browser: string,
  credential: SignedCredential,
  refused: string,
): Promise<RightPasskey> {
  const asker = { browser, memberId: null };
  const { clientDataJSON } = credential.response;
  const challenge = await takeChallenge(passkeys, clientDataJSON, asker, refused);
  const known = await passkeys.read(bytesOf(credential.id));
  const info = known && (await verified(credential, known, challenge, place));
  if (!info) throw new Refused('invalid', refused);
  return {
    credential: bytesOf(credential.id),
    counter: info.newCounter,
    backedUp: info.credentialBackedUp,
  };
}

/** Proves that the account of an open session is its reader's, without signing out. Whatever is wrong is one answer: Refused. */
export async function proveByPasskey(
  passkeys: Passkeys,
  place: CeremonyPlace,
  browser: string,
  credential: SignedCredential,
  here: Here,
): Promise<void> {
  const text = PASSKEYS.provesNothing;
  const right = await rightPasskey(passkeys, place, browser, credential, text);
  if (!(await passkeys.prove(here, right))) throw new Refused('invalid', text);
}

/** Signs in. Whatever is wrong, with the passkey, its signature or its account, is one answer: Refused. */
export async function signInByPasskey(
  passkeys: Passkeys,
  place: CeremonyPlace,
  browser: string,
  credential: SignedCredential,
  whence: Whence,
): Promise<{ readonly user: SignedInRow['user']; readonly token: string }> {
  const right = await rightPasskey(passkeys, place, browser, credential, PASSKEYS.refused);
  const token = newSecret();
  const user = await passkeys.use({ ...right, token: secretDigest(token), whence });
  if (!user) throw new Refused('invalid', PASSKEYS.refused);
  return { user, token };
}
