import * as z from 'zod';
import { OUTCOMES } from '#domain/record/outcome.ts';
import { PICK_MARKETS, WITHHELD } from '#domain/record/picks/pick.ts';

const text = z.string().nullish();
const number = z.number().nullish();
const sides = z.object({ home: z.string(), away: z.string() });

/** The members of a grade's payload that the record is counted from. Those from `rule` on stand in grades with a rule alone. */
export const saidGrade = z.object({
  type: z.literal('grade'),
  appendedAt: z.string(),
  gameId: z.int().nullish(),
  eventId: z.int().nullish(),
  part: text,
  event: text,
  opponent: text,
  predictionLine: z.int(),
  resultVersion: z.int(),
  basis: z.enum(['pick', 'edge']),
  market: z.enum(PICK_MARKETS),
  pick: z.string(),
  how: text,
  line: number,
  probability: z.number(),
  drawProbability: number,
  choices: z.int(),
  book: text,
  price: z.union([z.int(), z.literal(WITHHELD)]).nullish(),
  claimed: number,
  outcome: z.enum(OUTCOMES),
  units: number,
  closingProbability: number,
  closingDrawProbability: number,
  closingPrice: z.int().nullish(),
  closingLine: number,
  score: z.object({ home: z.int(), away: z.int() }).nullish(),
  calledAfter: number,
  rule: z.int().optional(),
  startTime: text,
  result: z.optional(z.unknown()),
  sides: sides.nullish(),
  ended: z.optional(z.unknown()),
});
export type SaidGrade = z.infer<typeof saidGrade>;

/** What the graded line says of its contest: a prediction itself, edges by their prediction. */
export const saidContest = z.object({
  league: z.string(),
  home: text,
  away: text,
  start: z.string(),
});
export type SaidContest = z.infer<typeof saidContest>;

/** A grade of the ledger with its contest. */
export interface GradeLine {
  readonly seq: number;
  readonly grade: SaidGrade;
  readonly contest: SaidContest;
}
