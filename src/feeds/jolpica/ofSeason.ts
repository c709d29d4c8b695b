import type { z } from 'zod';
import type { answerSchema } from './schema.ts';

/** Season and round of a request; an absent one may have any value. */
export interface AskedRound {
  readonly season?: number;
  readonly round?: number;
}

type Said = { readonly season?: number | undefined; readonly round?: number | undefined };

/** Whether a number contradicts the requested one. A missing number contradicts nothing. */
const differs = (said: number | undefined, asked: number | undefined): boolean =>
  said !== undefined && asked !== undefined && said !== asked;

/** Why a race or table is not from the requested season and round; undefined if it is. */
export const otherRound = (said: Said, asked: AskedRound): string | undefined =>
  differs(said.season, asked.season) || differs(said.round, asked.round)
    ? `of another round (${said.season ?? '?'}/${said.round ?? '?'})`
    : undefined;

/** Why an answer is not the requested one, but of another series, season or round; undefined if it is. */
export function otherTable(
  { MRData: { series, RaceTable: table } }: z.output<typeof answerSchema>,
  asked: AskedRound,
): string | undefined {
  if (series !== undefined && !/^f1$/i.test(series)) return `of another series (${series})`;
  return otherRound(table, asked);
}
