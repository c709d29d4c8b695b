import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { clock } from '#clock';
import { type BeaconChain, roundDue } from '#domain/ledger/seed/beaconChain.ts';
import { isOfRound } from '#domain/ledger/seed/beaconSignature.ts';
import { fetch } from '#fetch';
import { type Beacon, BeaconError } from './beacon.ts';

/** A run waits no longer for a round. */
const PATIENCE_MS = 8_000;
/** One request. */
const LIMIT_MS = 2_500;
/** Between two requests for a round that has not come yet. */
const PAUSE_MS = 400;
/** How often every host is asked, if it fails for another reason. */
const MOST_FAILED = 2;

const answerSchema = z.object({
  round: z.int(),
  signature: z.string().regex(/^[\da-f]{96}$/),
});

type Answer = { readonly signature: string } | { readonly why: string; readonly early?: true };

async function ask(chain: BeaconChain, host: string, round: number, ms: number): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(Math.max(1, ms));
    const answer = await fetch(`${host}/${chain.hash}/public/${round}`, {
      redirect: 'error',
      signal,
    });
    // Hosts answer a round that is not there yet with either.
    if (answer.status === 404 || answer.status === 425) return { why: NOT_YET, early: true };
    if (!answer.ok) return { why: `the beacon answered ${answer.status}` };
    const told = answerSchema.safeParse(await answer.json());
    if (!told.success) return { why: 'the beacon answered with something else' };
    if (told.data.round !== round) return { why: 'the beacon answered with another round' };
    const { signature } = told.data;
    return isOfRound(chain, round, signature)
      ? { signature }
      : { why: 'the beacon’s signature was wrong' };
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    return { why: late ? NOT_YET : 'the beacon could not be reached' };
  }
}

const NOT_YET = 'the beacon’s round did not come in time';

interface DrandOptions {
  readonly chain: BeaconChain;
  /** Addresses without a slash at the end: the first is asked, the next if it fails. */
  readonly hosts: readonly string[];
  /** In tests. */
  readonly wait?: (ms: number) => Promise<unknown>;
  readonly now?: () => number;
}

/** A drand beacon over HTTP: `GET {host}/{chain}/public/{round}`. Rounds stay available for good. */
export function drand({
  chain,
  hosts,
  wait = setTimeout,
  now = () => clock.now().getTime(),
}: DrandOptions): Beacon {
  return {
    chain,
    signatureOf: async (round) => {
      const until = now() + PATIENCE_MS;
      const untilDue = roundDue(chain, round) - now();
      if (untilDue > PATIENCE_MS) throw new BeaconError(NOT_YET);
      if (untilDue > 0) await wait(untilDue);
      let why = NOT_YET;
      for (let failed = 0; failed < MOST_FAILED * hosts.length; ) {
        const host = hosts[failed % hosts.length] ?? '';
        const left = until - now();
        const answer = await ask(chain, host, round, Math.min(LIMIT_MS, left));
        if ('signature' in answer) return answer.signature;
        why = answer.why;
        if (!answer.early) failed += 1;
        if (until - now() <= PAUSE_MS) break;
        await wait(PAUSE_MS);
      }
      throw new BeaconError(why);
    },
  };
}
