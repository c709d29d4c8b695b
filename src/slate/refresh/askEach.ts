import { whyFailed } from '#domain/words/whyFailed.ts';
import { SourceError } from '#feeds/source.ts';
import type { Read, ReadLeftOut } from '#slate/operation/store/due.ts';
import { inBatches } from '#store/batches.ts';
import type { RefreshContext } from './context.ts';
import { noteFeedReads } from './noteReads.ts';

/** What became of an answer. */
interface Kept {
  /** The second feed that answered some of it. */
  readonly from?: string | undefined;
  readonly leftOut: readonly ReadLeftOut[];
}

interface Asks<Key, Answer> {
  /** Leagues or sports. */
  readonly keys: readonly Key[];
  /** How many of them are asked at the same time. */
  readonly atOnce: number;
  readonly ask: (key: Key) => Promise<Answer>;
  /** Stores an answer. */
  readonly keep: (key: Key, answer: Answer) => Promise<Kept>;
}

/**
 * Asks for each league or sport of a run, stores the answers and notes what was read and left out. One whose feed fails keeps its
 * data and holds up nothing else, be it a mistake of ours in reading it, which is logged with its place.
 * @returns what failed, in words, and how many items were left out
 */
export async function askEach<Key extends string, Answer>(
  context: RefreshContext,
  { keys, atOnce, ask, keep }: Asks<Key, Answer>,
): Promise<{ readonly failures: readonly string[]; readonly leftOut: number }> {
  const { scope, log } = context;
  const full = scope.kind === 'full';
  const reads: Read[] = [];
  const leftOut: ReadLeftOut[] = [];
  const failures: string[] = [];
  const one = async (league: Key): Promise<void> => {
    let answer: Answer;
    try {
      answer = await ask(league);
    } catch (error) {
      const isTold = error instanceof SourceError;
      if (!isTold) console.error(error);
      failures.push(`${league}: ${isTold ? error.message : whyFailed(error)}`);
      reads.push({ league, answered: false, whole: full });
      return;
    }
    const kept = await keep(league, answer);
    leftOut.push(...kept.leftOut);
    // Days answered by a second feed are requested from the league's own once it is back.
    const whole = full && kept.from === undefined;
    reads.push({ league, answered: true, whole, from: kept.from });
  };
  await inBatches(keys, atOnce, (some) => Promise.all(some.map(one)));
  for (const failure of failures) log(`feed failed for ${failure}`, { level: 'warn' });
  await noteFeedReads(context, reads, leftOut);
  return { failures, leftOut: leftOut.length };
}
