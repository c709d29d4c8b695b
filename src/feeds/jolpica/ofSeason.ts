import type { z } from 'zod';
import type { answerSchema } from './schema.ts';

/** Requested season and round; an absent number may be any. */
export interface Asked {
  readonly season?: number;
  readonly round?: number;
}

type Said = { readonly season?: number | undefined; readonly round?: number | undefined };

/** Whether a number contradicts the requested one. A missing number contradicts nothing. */
const differs = (said: number | undefined, asked: number | undefined): boolean =>
  said !== undefined && asked !== undefined && said !== asked;

/** Why a race or table is not of the requested season and round; undefined if it is. */
export const otherRound = (said: Said, asked: Asked): string | undefined =>
  differs(said.season, asked.season) || differs(said.round, asked.round)
    ? `of another round (${said.season ?? '?'}/${said.round ?? '?'})`
    : undefined;

/** Why an answer is not the requested one, but of another series, season or round; undefined if it is. */
export function otherTable(
  { MRData: { series, RaceTable: table } }: z.output<typeof answerSchema>,
  asked: Asked,
): string | undefined {
  if (series !== undefined && !/^f1$/i.test(series)) return `of another series (${series})`;
  return otherRound(table, asked);
}
