import { newCode } from '#members/account/verbs/secrets.ts';
import type { Voice } from '../store.ts';
import { codeCheck, openCode, sealCode } from './lineCode.ts';

/** Whose code: id and number of a member. */
interface Owner {
  readonly id: string;
  /** +1 and ten digits. */
  readonly phoneNumber: string;
}

/** How a member stands with the voice line. */
export type OwnCode =
  | { readonly status: 'shutOut'; readonly until: string }
  | { readonly status: 'notPremium' | 'none' }
  | { readonly status: 'ready'; readonly code: string; readonly madeAt: string };

/** The member's own code. One that cannot be read any more is none: a new one takes its place. */
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

/** Makes a new code in the place of the one before, which opens nothing from then on, not in a call under way either. */
export async function renewOwnCode(
  voice: Pick<Voice, 'readCode' | 'keepCode'>,
  owner: Owner,
  secret: string,
): Promise<OwnCode> {
  const { id, phoneNumber } = owner;
  const code = newCode();
  const check = codeCheck(phoneNumber, code, secret);
  await voice.keepCode(id, check, sealCode(phoneNumber, code, secret));
  return readOwnCode(voice, owner, secret);
}
