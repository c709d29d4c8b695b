import * as z from 'zod';
import type { League } from '#domain/leagues/league.ts';
import { type Client, done, read } from '#store/client.ts';
import { instant } from '#store/columns.ts';
import type { Lease } from '#store/lease.ts';

const foldSchema = z.nullable(z.object({ through: instant, state: z.string() }));

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
  read(
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
  done(
    `keeping ratings of ${league}`,
    client.rpc('save_rating_fold', {
      p_token: lease.token,
      p_league: league,
      p_basis: basis,
      p_through: through,
      p_state: state,
    }),
  );
