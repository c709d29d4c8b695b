import * as z from 'zod';
import type { League } from '#domain/leagues/league.ts';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import type { Lease } from '#store/lease.ts';

const foldSchema = z.nullable(z.object({ through: timestampColumn, state: z.string() }));

/** A league's ratings after all results of games that started by `through`, as JSON. */
export interface RatingFold {
  /** ISO 8601 in UTC */
  readonly through: string;
  readonly state: string;
}

/**
 * A league's stored ratings, or null if they may not be used: they are a day old, have another basis, or one of their results was
 * corrected, withdrawn or joined by another.
 * @param basis identifies the engine and the initial ratings
 */
export const readRatingFold = (
  client: Client,
  league: League,
  basis: string,
): Promise<RatingFold | null> =>
  readData(
    `reading the kept ratings of ${league}`,
    client.rpc('read_rating_fold', { p_league: league, p_basis: basis }),
    foldSchema,
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
