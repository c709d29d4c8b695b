import * as z from 'zod';
import type { LedgerLine } from '#domain/ledger/line.ts';
import { readOfIds } from '#store/batches.ts';
import { type Client, readData } from '#store/client.ts';
import { readSameTeams } from './sameTeams.ts';

/** Lines that later ones may refer to. */
export type SaidBeforeLine = Pick<LedgerLine, 'seq' | 'payload'>;

const saidRow = z.object({ seq: z.int(), payload: z.string() });

/** The references of lines: predictions by id, lines by number, and what is graded or may be taken for another. */
export interface Referred {
  readonly games: readonly number[];
  readonly events: readonly number[];
  readonly lines: readonly number[];
  /** Games and events with a grade by the published settlement: everything said of them counts. */
  readonly gradedGames: readonly number[];
  readonly gradedEvents: readonly number[];
  /** Games that are predicted: what was said of other games of the same two teams counts. */
  readonly predictedGames: readonly number[];
}

const PREDICTIONS = ['prediction'];
const BEFORE_START = ['prediction', 'edges'];
const REFERRED = [...BEFORE_START, 'inputs'];

/** The last grade before a line; it tells whether grades had to name the published settlement by then. */
function readLastGrade(client: Client, before: number): Promise<SaidBeforeLine[]> {
  const query = client.from('ledger').select('seq, payload').eq('kind', 'grade').lt('seq', before);
  const call = query.order('seq', { ascending: false }).limit(1);
  return readData('reading the last grade', call, z.array(saidRow));
}

/** Lines before a number that are needed to check others; one may appear twice. */
export async function readSaidBefore(
  client: Client,
  referred: Referred,
  before: number,
): Promise<SaidBeforeLine[]> {
  const said = await readLastGrade(client, before);
  for (const [column, numbers, kinds] of [
    ['prediction_id', referred.games, PREDICTIONS],
    ['event_prediction_id', referred.events, PREDICTIONS],
    ['seq', referred.lines, REFERRED],
    ['game_id', referred.gradedGames, BEFORE_START],
    ['event_id', referred.gradedEvents, BEFORE_START],
    ['game_id', await readSameTeams(client, referred.predictedGames), BEFORE_START],
  ] as const) {
    const ask = (some: readonly number[]) =>
      client
        .from('ledger')
        .select('seq, payload')
        .in(column, some)
        .in('kind', kinds)
        .lt('seq', before)
        .order('seq');
    said.push(...(await readOfIds('reading what was said', [...new Set(numbers)], ask, saidRow)));
  }
  return said;
}
