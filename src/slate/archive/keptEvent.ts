import * as z from 'zod';
import type { KeptEvent, KeptPart } from '#domain/archive/keptEvent.ts';
import { type PartKey, partsOf } from '#domain/events/parts.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import { looseEvent, withPredictions } from './eventRow.ts';
import { keptLine, saidTimesOf } from './keptLine.ts';
import { previousStartColumns, previousStartOf } from './previousStart.ts';
import { recordColumns } from './recordColumns.ts';
import { saidPicks } from './saidPicks.ts';

/** What makes a prediction again is on its ledger line; here is what names it, and what its runs came to. */
const made = z.object({
  id: z.int(),
  seed: z.string(),
  engine: z.string(),
  runs: z.int(),
  created_at: timestampColumn,
  outcome: z.unknown(),
});

const partRow = z.object({
  part: z.string(),
  ...keptLine,
  names: z.tuple([z.string(), z.string()]).nullable(),
  picks: saidPicks,
  same_sides: z.array(z.int()).nullable(),
  made,
});
type PartRow = z.infer<typeof partRow>;

const keptRow = z.object({
  shows_samples: z.boolean().nullable(),
  event: z.object({
    id: z.int(),
    source: z.string(),
    sample: z.boolean(),
    as_of: timestampColumn,
    ...previousStartColumns,
    // Checked once, with the predictions.
    facts: looseEvent,
  }),
  parts: z.array(partRow),
  grades: z.array(recordColumns),
});
type KeptRow = z.infer<typeof keptRow>;

const two = z.object({ a: z.object({ name: z.string() }), b: z.object({ name: z.string() }) });

/** The two who meet in a part, as the event was told last; undefined of a field. */
function meetIn(facts: z.infer<typeof looseEvent>, part: PartKey): string | undefined {
  const of = facts.bouts ? facts.bouts.find(({ key }) => key === part) : facts;
  const found = two.safeParse(of);
  return found.success ? [found.data.a.name, found.data.b.name].join('\n') : undefined;
}

const publishedOf = ({ part, made: { id, seed, engine, runs, ...row } }: PartRow) => ({
  id,
  part,
  recipe: { engineVersion: engine, model: '', seed, iterations: runs, inputs: {}, notes: [] },
  outcome: row.outcome,
  factors: [],
  rated_from: null,
  own: null,
  anchor: null,
  learned_to: null,
  created_at: row.created_at,
});

/** The event with the predictions that are of the two who meet in it: the counts are in their order. */
function eventOf({ event, parts }: KeptRow): SportEvent {
  const { facts, as_of: asOf, id, source, sample } = event;
  const fitting = parts
    .filter(
      ({ part, names, made: { outcome } }) => outcome && meetIn(facts, part) === names?.join('\n'),
    )
    .map(publishedOf);
  return withPredictions(
    { ...facts, id, source, sample, asOf, ...previousStartOf(event) },
    fitting,
  );
}

const partOf = (row: PartRow, { grades }: KeptRow): KeptPart => ({
  key: row.part,
  ...(row.names && { names: row.names }),
  picks: row.picks,
  seed: row.made.seed,
  engineVersion: row.made.engine,
  runs: row.made.runs,
  ...saidTimesOf(row),
  sameSides: row.same_sides ?? [],
  rows: grades.filter(({ part }) => part === row.part),
});

/** In the event's order; bouts that its feed has dropped come last. */
function inOrderOf(event: SportEvent, parts: readonly KeptPart[]): readonly KeptPart[] {
  const order = partsOf(event).map(({ key }) => key);
  const place = ({ key }: KeptPart) => (order.includes(key) ? order.indexOf(key) : order.length);
  return parts.toSorted((one, other) => place(one) - place(other));
}

/**
 * An event of ours, whatever slate it is on, with the last word that counts on a part, or on all parts of a card; undefined if
 * nothing was ever said of it. A bout comes without its card's others, a card without its bouts' simulated runs, which are most of
 * what there is to read.
 */
export async function readKeptEvent(
  client: Client,
  id: number,
  part: PartKey,
): Promise<KeptEvent | undefined> {
  const call = client.rpc('kept_event', { p_id: id, p_part: part });
  const row = await readData('reading a kept event', call, keptRow.nullable());
  if (!row) return undefined;
  const event = eventOf(row);
  return {
    event,
    parts: inOrderOf(
      event,
      row.parts.map((one) => partOf(one, row)),
    ),
    amongSamples: row.shows_samples ?? undefined,
  };
}
