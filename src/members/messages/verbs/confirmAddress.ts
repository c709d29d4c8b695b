import type { Whence } from '#members/account/store/accounts.ts';
import type { Site } from '#wiring';
import { emailCodeHash } from '../email/address.ts';
import { channels } from '../tools.ts';
import { expectRight, requireEmail } from './mailCode.ts';

/** Confirms the waiting address with the code sent there. Throws Refused if the code is wrong. */
export async function confirmAddress(
  { env, use }: Site,
  memberId: string,
  code: string,
  whence: Whence,
): Promise<void> {
  const { hashKey } = requireEmail(env);
  const waiting = await use(channels).emailCode(memberId);
  if (!waiting) return expectRight('over');
  const hash = emailCodeHash(memberId, waiting.address, code, hashKey);
  const outcome = await use(channels).confirmEmail(memberId, waiting.id, hash, whence);
  expectRight(outcome === 'confirmed' ? 'right' : outcome);
}
