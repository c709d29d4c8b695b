import * as z from 'zod';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { presentFields, timestampColumn } from '#store/columns.ts';
import type { Lease } from '#store/lease.ts';
import { type ResultRow, resultColumns } from './results.ts';

const foldRow = z.object({ through: timestampColumn, state: z.string() }).nullable();

/** A league's ratings after all results of games that started by `through`, as JSON. */
interface RatingFold {
  /** ISO 8601 in UTC */
  readonly through: string;
  readonly state: string;
}

/** What a league's ratings are learned from. */
export interface RatingSource {
  readonly league: League;
  /**
   * Its stored ratings; undefined if they may not be used: they are a day old, have another basis, or one of their results was
   * corrected, withdrawn or joined by another.
   */
  readonly fold?: RatingFold | undefined;
  /** The results since, or all of them, as `readResults` reads them; undefined if they are many: they are read alone. */
  readonly results?: readonly ResultRow[] | undefined;
}

/** Results of a league that are told with those of others: some weeks' of any league. */
const MOST_TOGETHER = 500;

const sourceRow = z
  .object({
    league: z.enum(TEAM_LEAGUES),
    fold: foldRow,
    results: z.array(resultColumns).nullable(),
  })
  .transform(presentFields);

/**
 * What some leagues' ratings are learned from, in the same order.
 * @param wanted a league, and what identifies the engine and its initial ratings
 */
export const readRatingSources = (
  client: Client,
  wanted: readonly { readonly league: League; readonly basis: string }[],
): Promise<RatingSource[]> =>
  readData(
    'reading what ratings are learned from',
    client.rpc('rating_sources', { p_wanted: wanted, p_most: MOST_TOGETHER }),
    z.array(sourceRow),
  );

/** Stores a league's ratings in place of the last ones. */
export const saveRatingFold = (
  client: Client,
  lease: Lease,
  league: League,
  { basis, through, state }: RatingFold & { readonly basis: string },
): Promise<unknown> =>
  expectSuccess(
    `keeping ratings of ${league}`,
    client.rpc('save_rating_fold', {
      p_token: lease.token,
      p_league: league,
      p_basis: basis,
      p_through: through,
      p_state: state,
    }),
  );
