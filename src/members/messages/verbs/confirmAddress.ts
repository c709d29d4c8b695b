import { Refused } from '#contract/refused.ts';
import type { Whence } from '#members/account/store/accounts.ts';
import type { Site } from '#wiring';
import { emailCodeHash } from '../email/address.ts';
import { channels } from '../tools.ts';
import { requireEmail } from './sendAddressCode.ts';

const OVER = 'That code has expired. Please ask for another.';

/** Confirms the waiting address with the code sent there. Throws Refused if the code is wrong. */
export async function confirmAddress(
  { env, use }: Site,
  memberId: string,
  code: string,
  whence: Whence,
): Promise<void> {
  const { hashKey } = requireEmail(env);
  const waiting = await use(channels).emailCode(memberId);
  if (!waiting) throw new Refused('over', OVER);
  const hash = emailCodeHash(memberId, waiting.address, code, hashKey);
  const outcome = await use(channels).confirmEmail(memberId, waiting.id, hash, whence);
  if (outcome === 'confirmed') return;
  if (outcome === 'wrong') throw new Refused('invalid', 'That is not the code we sent.');
  throw new Refused('over', OVER);
}
