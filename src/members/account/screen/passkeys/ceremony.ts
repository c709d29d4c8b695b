import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { PASSKEY_MINUTES } from '../../rules/passkeyTexts.ts';
import { problemOf } from './problemOf.ts';

/** What came of a ceremony: what the server is to check, or why there is nothing; '' where nothing is to be said. */
export type CeremonyDone =
  | { readonly ok: true; readonly credential: object }
  | { readonly ok: false; readonly problem: string };

/** A little less than the browser's own limit. */
const LIMIT_MS = 60_000 * PASSKEY_MINUTES - 2_000;

async function tried(kind: 'make' | 'use', ceremony: () => Promise<object>): Promise<CeremonyDone> {
  const began = performance.now();
  try {
    return { ok: true, credential: await ceremony() };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return { ok: false, problem: problemOf(name, kind, performance.now() - began, LIMIT_MS) };
  }
}

/** Has the device make a passkey. */
export const makePasskey = (
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<CeremonyDone> => tried('make', () => startRegistration({ optionsJSON }));

/** Asks the device for a passkey. @param inField offered in the field of the page, when the reader comes to it */
export const askPasskey = (
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  inField: boolean,
): Promise<CeremonyDone> =>
  tried('use', () => startAuthentication({ optionsJSON, useBrowserAutofill: inField }));

/** Whether the browser offers passkeys in a field. */
export const offersInField = (): Promise<boolean> => browserSupportsWebAuthnAutofill();
