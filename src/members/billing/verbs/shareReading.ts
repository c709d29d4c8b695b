import { setTimeout } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { Refused } from '#contract/refused.ts';
import { BILLING } from '../rules/texts.ts';
import type { Readings } from '../store/readings.ts';
import { isOurFault } from '../stripe/refusal.ts';

/** Between two looks at what another request reads. */
const LOOK_MS = 200;
/** As long as we let Stripe take: a reading that is not done by then is not going to be. */
const WAIT_MS = 10_000;

const away = () => new Refused('unavailable', BILLING.unreachable, { retryAfter: 30 });
/** What those who wait are told where it failed. */
const toldOf = (failed: unknown): Refused =>
  failed === 'ours' ? new Refused('failed', BILLING.ourFault) : away();

interface Shared<T> {
  readonly member: string;
  readonly answer: z.ZodMiniType<T>;
  readonly read: () => Promise<T>;
}

/** Reads for all who wait; whatever fails is told to them, too. */
async function readFor<T>(readings: Readings, id: string, { member, read }: Shared<T>): Promise<T> {
  // The answer is there, whether or not the others get it: they look again.
  const finish = (result: object) =>
    readings.finish(member, id, result).catch((error: unknown) => console.error(error));
  try {
    const found = await read();
    await finish({ found });
    return found;
  } catch (error) {
    await finish({ failed: isOurFault(error) ? 'ours' : 'away' });
    throw error;
  }
}

/** What another request has read; undefined if another reading has taken its place. */
async function awaited<T>(
  readings: Readings,
  id: string,
  { member, answer }: Shared<T>,
): Promise<T | undefined> {
  const late = AbortSignal.timeout(WAIT_MS);
  while (!late.aborted) {
    const seen = await readings.lookAt(member, id);
    if (seen === null) return undefined;
    const { result } = seen;
    if (result !== null) {
      if ('found' in result) return answer.parse(result.found);
      throw toldOf(result.failed);
    }
    await setTimeout(LOOK_MS);
  }
  throw away();
}

/** A reading may be replaced while we wait for it, as often as something changes. */
const TRIES = 3;

/**
 * Reads something of a member's from Stripe once for all requests that ask while it is being read, in whichever process. A request
 * that comes after a change of the subscription gets no reading that began before it.
 */
export async function shareReading<T>(readings: Readings, shared: Shared<T>): Promise<T> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const begun = await readings.begin(shared.member);
    if (begun === null) return shared.read();
    if (begun.own) return readFor(readings, begun.id, shared);
    const found = await awaited(readings, begun.id, shared);
    if (found !== undefined) return found;
  }
  return shared.read();
}
