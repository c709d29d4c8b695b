import { type PartKey, twoOf } from '#domain/events/parts.ts';
import { settle } from '#domain/events/settle.ts';
import type { EventBody } from '#domain/events/sportEvent.ts';
import { contenders, likeliest } from '#domain/events/winners.ts';
import type { Settled } from '#domain/prices/staking.ts';
import { settledUnits } from '#domain/prices/staking.ts';
import type { GradablePart, NewEventGrade } from '#server/store/eventGrades.ts';
import { canonicalJson } from '#server/store/hash.ts';
import type { RefreshContext } from './context.ts';

const otherOf = { a: 'b', b: 'a' } as const;
type Side = keyof typeof otherOf;

/** The two who met in the end; undefined for a field. */
function metIn(event: EventBody, part: PartKey): Readonly<Record<Side, string>> | undefined {
  const two = twoOf(event, part);
  return two && { a: two.a.name, b: two.b.name };
}

type Graded = Pick<NewEventGrade, 'market' | 'pick' | 'opponent' | 'probability' | 'price'> & {
  readonly settled: Settled | undefined;
};

/** The pick of one of two. Where someone else fought or played, the stake comes back. */
function gradeTwo(row: GradablePart, [a, b]: readonly [string, string]): Graded | undefined {
  const names = { a, b };
  const best = likeliest(contenders(row.event, row.part) ?? []);
  const met = metIn(row.event, row.part);
  if (!best || !met) return undefined;
  const side: Side = best.id === 'a' ? 'a' : 'b';
  const [pick, opponent] = [names[side], names[otherOf[side]]];
  const stood = (['a', 'b'] as const).find((at) => met[at] === pick);
  const asPredicted = stood && met[otherOf[stood]] === opponent;
  return {
    market: 'moneyline',
    pick,
    opponent,
    probability: best.probability,
    price: row.market && !row.market.sample ? row.market[side] : undefined,
    settled: asPredicted ? settle(row.event, row.part, stood) : 'push',
  };
}

/** The pick of the likeliest winner of a field. */
function gradeField(row: GradablePart): Graded | undefined {
  const best = likeliest(contenders(row.event, row.part) ?? []);
  return (
    best && {
      market: 'outright',
      pick: best.name,
      opponent: undefined,
      probability: best.probability,
      price: undefined,
      settled: settle(row.event, row.part, best.id),
    }
  );
}

/** The grade of a finished part's pick, the likeliest winner; undefined where nothing was picked. */
function gradePart(row: GradablePart): NewEventGrade | undefined {
  const graded = row.names ? gradeTwo(row, row.names) : gradeField(row);
  if (!graded?.settled) return undefined;
  const { market, pick, opponent, probability, settled, price } = graded;
  const units = settledUnits(price, settled);
  const { event, part, predictionId, resultVersion } = row;
  const payload = canonicalJson({
    type: 'grade',
    predictionId,
    eventId: event.id,
    part,
    event: event.name,
    resultVersion,
    market,
    pick,
    opponent: opponent ?? null,
    probability,
    outcome: settled,
    price: price ?? null,
    units: units ?? null,
  });
  return {
    eventId: event.id,
    predictionId,
    resultVersion,
    market,
    pick,
    opponent,
    probability,
    settled,
    price,
    units,
    payload,
  };
}

/** Grades every finished bout, match, race and tournament whose prediction is on the ledger; answers how many. */
export async function gradeEvents({ store, lease, now }: RefreshContext): Promise<number> {
  const grades = (await store.readGradableParts()).flatMap((row) => gradePart(row) ?? []);
  return grades.length === 0 ? 0 : store.saveEventGrades(lease, grades, now);
}
