import { randomBytes } from 'node:crypto';
import {
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { Refused } from '#contract/refused.ts';
import { SITE } from '#site';
import type { AddedCredential } from '../../contract/passkeys.ts';
import { firstPasskeyName } from '../../rules/passkeyName.ts';
import { MOST_PASSKEYS, PASSKEY_MINUTES, PASSKEYS } from '../../rules/passkeyTexts.ts';
import type { Whence } from '../../store/accounts.ts';
import type { Passkeys } from '../../store/passkeys.ts';
import {
  bytesOf,
  type CeremonyAsker,
  type CeremonyPlace,
  noteChallenge,
  takeChallenge,
} from './ceremony.ts';
import { transportsOf } from './transports.ts';

/** Ed25519, P-256 and RSA with SHA-256: what devices have. */
const ALGORITHMS = [-8, -7, -257];

/** A member on one of their devices. */
interface Adder extends CeremonyAsker {
  readonly memberId: string;
  readonly sessionId: string;
}

/** The question for a new passkey. Its name is what a device's own list shows: never the number. */
export async function askForPasskey(
  passkeys: Passkeys,
  place: CeremonyPlace,
  adder: Adder,
  { ip }: Whence,
): Promise<object> {
  const { handle, known } = await passkeys.userOf(adder.memberId, randomBytes(32));
  if (known.length >= MOST_PASSKEYS) throw new Refused('conflict', PASSKEYS.full);
  const options = await generateRegistrationOptions({
    rpName: SITE.name,
    rpID: place.host,
    userName: `${SITE.name} account`,
    userDisplayName: `${SITE.name} account`,
    userID: new Uint8Array(bytesOf(handle)),
    timeout: 60_000 * PASSKEY_MINUTES,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      transports: transportsOf(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await noteChallenge(passkeys, options.challenge, adder, ip);
  return options;
}

/**
 * Whether a device attests by a certificate. We ask for none; to check one, the library would fetch from addresses that the
 * certificate names.
 */
function isCertified(attestationObject: string): boolean {
  const attested = decodeAttestationObject(new Uint8Array(bytesOf(attestationObject)));
  const format = attested.get('fmt');
  const isSelf = format === 'packed' && attested.get('attStmt').get('x5c') === undefined;
  return format !== 'none' && !isSelf;
}

async function verified(
  credential: AddedCredential,
  challenge: string,
  place: CeremonyPlace,
): Promise<VerifiedRegistrationResponse['registrationInfo']> {
  try {
    if (isCertified(credential.response.attestationObject)) return undefined;
    const { response, ...more } = credential;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...more,
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: response.attestationObject,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.host,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo;
  } catch {
    // Something in it is wrong, or cannot be read: what it says comes from outside and is not logged.
    return undefined;
  }
}

const REFUSALS = {
  known: new Refused('conflict', PASSKEYS.known),
  full: new Refused('conflict', PASSKEYS.full),
  untrusted: new Refused('forbidden', PASSKEYS.untrusted),
  gone: new Refused('conflict', PASSKEYS.stale),
} as const;

/** Adds what a device made for the question. @returns its name */
export async function addPasskeyOf(
  passkeys: Passkeys,
  place: CeremonyPlace,
  adder: Adder,
  credential: AddedCredential,
  { device }: Whence,
): Promise<string> {
  const challenge = await takeChallenge(
    passkeys,
    credential.response.clientDataJSON,
    adder,
    PASSKEYS.notTaken,
  );
  const made = await verified(credential, challenge, place);
  if (!made || made.credential.id !== credential.id)
    throw new Refused('invalid', PASSKEYS.notTaken);
  const name = firstPasskeyName(made.aaguid, device);
  const added = await passkeys.add(adder.memberId, adder.sessionId, {
    credential: bytesOf(credential.id),
    publicKey: made.credential.publicKey,
    counter: made.credential.counter,
    transports: transportsOf(credential.response.transports ?? []),
    aaguid: made.aaguid,
    name,
    syncs: made.credentialDeviceType === 'multiDevice',
    backedUp: made.credentialBackedUp,
    device,
  });
  if (added !== 'added') throw REFUSALS[added];
  return name;
}
