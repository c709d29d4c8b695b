import type { Grade } from '#domain/record/grade.ts';
import { WITHHELD } from '#domain/record/picks/pick.ts';
import { canonicalJson } from '#slate/archive/hash.ts';

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
