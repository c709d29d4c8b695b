import * as z from 'zod';
import type { SaidEvent, SaidPart } from '#domain/archive/keptEvent.ts';
import { type PartKey, partsOf, WHOLE_EVENT } from '#domain/events/parts.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { type Client, readAll, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import { eventColumns, knownEventOf, withPredictions } from './eventRow.ts';
import { saidPicks } from './saidPicks.ts';

const wordRow = z.object({
  part: z.string(),
  lines: z.int(),
  first_at: timestampColumn,
  seq: z.int(),
  event_prediction_id: z.int(),
  hash: z.string(),
  previous_hash: z.string(),
  appended_at: timestampColumn,
  names: z.tuple([z.string(), z.string()]).nullable(),
  picks: saidPicks,
  same_sides: z.array(z.int()).nullable(),
});
type Word = z.infer<typeof wordRow>;

const WORDS = Object.keys(wordRow.shape).join(', ');

/** What makes a prediction again is on its ledger line; here is what names it, and what its runs came to. */
const madeRow = z.object({
  id: z.int(),
  part: z.string(),
  seed: z.string(),
  engine: z.string(),
  runs: z.int(),
  created_at: timestampColumn,
  outcome: z.unknown().optional(),
  factors: z.unknown().optional(),
  shape: z.object({ outcome: z.unknown() }).nullish(),
});
type Made = z.infer<typeof madeRow>;

const MADE =
  'id, part, seed:recipe->>seed, engine:recipe->>engineVersion, runs:recipe->iterations, created_at';
const RUNS = `${MADE}, outcome, factors, shape:event_shapes(outcome)`;

const publishedOf = ({ id, part, seed, engine, runs, ...made }: Made) => ({
  id,
  part,
  recipe: { engineVersion: engine, model: '', seed, iterations: runs, inputs: {}, notes: [] },
  outcome: made.outcome ?? made.shape?.outcome,
  factors: made.factors ?? [],
  rated_from: null,
  own: null,
  anchor: null,
  learned_to: null,
  created_at: made.created_at,
});

/** The event with the predictions that are of the two who meet in it: the counts are in their order. */
function withRuns(event: SportEvent, words: readonly Word[], made: readonly Made[]): SportEvent {
  const meet = new Map(partsOf(event).map(({ key, names }) => [key, names?.join('\n')]));
  const said = new Map(words.map(({ part, names }) => [part, names?.join('\n')]));
  const fitting = made
    .map(publishedOf)
    .filter(({ part, outcome }) => outcome && meet.get(part) === said.get(part));
  return fitting.length === 0 ? event : withPredictions(event, fitting);
}

function saidPart(word: Word, made: Made): SaidPart {
  return {
    key: word.part,
    ...(word.names && { names: word.names }),
    picks: word.picks,
    seed: made.seed,
    engineVersion: made.engine,
    runs: made.runs,
    entry: {
      seq: word.seq,
      hash: word.hash,
      previousHash: word.previous_hash,
      appendedAt: word.appended_at,
    },
    lines: word.lines,
    firstAt: word.first_at,
    sameSides: word.same_sides ?? [],
  };
}

function saidParts(words: readonly Word[], made: readonly Made[]): readonly SaidPart[] {
  const byId = new Map(made.map((one) => [one.id, one]));
  return words.flatMap((word) => {
    const own = byId.get(word.event_prediction_id);
    return own ? [saidPart(word, own)] : [];
  });
}

/** In the event's order; bouts that its feed has dropped come last. */
function inOrderOf(event: SportEvent, parts: readonly SaidPart[]): readonly SaidPart[] {
  const order = partsOf(event).map(({ key }) => key);
  const place = ({ key }: SaidPart) => (order.includes(key) ? order.indexOf(key) : order.length);
  return parts.toSorted((one, other) => place(one) - place(other));
}

/**
 * An event of ours, whatever slate it is on, with the last word on a part, or on all parts of a card; undefined if nothing was ever
 * said of it. A card comes without its bouts' simulated runs, which are most of what there is to read.
 */
export async function readKeptEvent(
  client: Client,
  id: number,
  part: PartKey,
): Promise<SaidEvent | undefined> {
  const query = () => {
    const words = client.from('event_last_words').select(WORDS).eq('event_id', id);
    return (part === WHOLE_EVENT ? words : words.eq('part', part)).order('part');
  };
  const words = await readAll('reading what the ledger says of an event', query, wordRow);
  if (words.length === 0) return undefined;
  const isCard = words.some((word) => word.part !== part);
  const ids = words.map((word) => word.event_prediction_id);
  const [[row], made] = await Promise.all([
    readData(
      'reading a kept event',
      client.from('events').select(Object.keys(eventColumns.shape).join(', ')).eq('id', id),
      z.array(eventColumns),
    ),
    readData(
      'reading what was said of an event',
      client
        .from('event_predictions')
        .select(isCard ? MADE : RUNS)
        .in('id', ids),
      z.array(madeRow),
    ),
  ]);
  if (!row) return undefined;
  const { event } = knownEventOf(row);
  return {
    event: withRuns(event, words, made),
    parts: inOrderOf(event, saidParts(words, made)),
  };
}
