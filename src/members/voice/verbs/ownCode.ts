import { newCode } from '#members/account/verbs/secrets.ts';
import type { Voice } from '../store.ts';
import { codeCheck, openCode, sealCode } from './lineCode.ts';

/** Whose code: id and number of a member. */
interface Owner {
  readonly id: string;
  /** +1 and ten digits. */
  readonly phoneNumber: string;
}

/** A member's state on the voice line. */
type OwnCode =
  | { readonly status: 'shutOut'; readonly until: string }
  | { readonly status: 'notPremium' | 'none' }
  | { readonly status: 'ready'; readonly code: string; readonly madeAt: string };

/** The member's own code. An unreadable one counts as missing: a new one replaces it. */
export async function readOwnCode(
  voice: Pick<Voice, 'readCode'>,
  { id, phoneNumber }: Owner,
  secret: string,
): Promise<OwnCode> {
  const kept = await voice.readCode(id);
  if (kept.status !== 'ready') return kept;
  const code = openCode(phoneNumber, Buffer.from(kept.sealed, 'hex'), secret);
  return code === undefined ? { status: 'none' } : { status: 'ready', code, madeAt: kept.madeAt };
}

/** Creates a code in place of the earlier one, which stops working at once, even in a call in progress; it ends with the session. */
export async function renewOwnCode(
  voice: Pick<Voice, 'readCode' | 'keepCode'>,
  owner: Owner,
  sessionId: string,
  secret: string,
): Promise<OwnCode> {
  const { id, phoneNumber } = owner;
  const code = newCode();
  const check = codeCheck(phoneNumber, code, secret);
  await voice.keepCode(id, check, sealCode(phoneNumber, code, secret), sessionId);
  return readOwnCode(voice, owner, secret);
}
