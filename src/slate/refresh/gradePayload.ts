import type { Grade } from '#domain/record/grade.ts';
import { WITHHELD } from '#domain/record/picks/pick.ts';
import { canonicalJson } from '#slate/archive/hash.ts';

/** Version of the published settlement that grades follow. */
const RULE = 1;

/** How a contest ended, in the form of the ledger: which feed told it and when we read it; null where nothing was told. */
export const endSaid = (row: {
  readonly earliest_start: string;
  readonly told_by: string | null;
  readonly told_at: string | null;
}) => ({
  startTime: row.earliest_start,
  result: row.told_by && row.told_at ? { feed: row.told_by, toldAt: row.told_at } : null,
});

/** A grade in its ledger form: its reference and all its figures; null for missing ones. */
export const gradePayload = (
  of: Readonly<Record<string, unknown>> & {
    readonly predictionId: number;
    readonly predictionLine: number;
    readonly resultVersion: number;
  },
  grade: Grade,
): string =>
  canonicalJson({
    type: 'grade',
    rule: RULE,
    ...of,
    basis: grade.basis,
    market: grade.market,
    pick: grade.pick,
    how: grade.how ?? null,
    line: grade.line ?? null,
    probability: grade.probability,
    drawProbability: grade.drawProbability ?? null,
    choices: grade.choices,
    book: grade.book ?? null,
    price: grade.priceWithheld ? WITHHELD : (grade.price ?? null),
    claimed: grade.claimed ?? null,
    outcome: grade.outcome,
    units: grade.units ?? null,
    closingProbability: grade.closingProbability ?? null,
    closingDrawProbability: grade.closingDrawProbability ?? null,
    closingPrice: grade.closingPrice ?? null,
    closingLine: grade.closingLine ?? null,
  });
