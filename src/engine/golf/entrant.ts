import { InputError } from '#domain/numbers/inputError.ts';
import type { Cut } from './inputs.ts';

/** One player of an entry list. */
export interface GolfEntrant {
  /** The caller's own id: outcomes are by it. */
  readonly id: string;
  /** Name as a leaderboard writes it. */
  readonly name: string;
  readonly country?: string | undefined;
  /** Team of a team competition. */
  readonly team?: string | undefined;
  /** Players of a pair, as a leaderboard writes them; the entry is rated by them. */
  readonly members?: readonly string[] | undefined;
  /** A skill from another source, strokes per round on the ratings' scale; it replaces the rating. */
  readonly skill?: { readonly mean: number; readonly sd: number } | undefined;
}

/** The event as it is known before it starts. */
export interface UpcomingTournament {
  readonly name: string;
  /** Calendar year. */
  readonly season: number;
  /** First day, ISO 8601. */
  readonly date: string;
  /** Differences from the tour's rules. `cut: null` means no cut. */
  readonly rounds?: number | undefined;
  readonly cut?: Cut | null | undefined;
  /** Head-to-heads by entrant id; without any, neighbors among the best rated are compared. */
  readonly pairs?: readonly (readonly [a: string, b: string])[] | undefined;
  /** Nationality markets: "top Scandinavian" and the countries that count, as the entrants write them. */
  readonly groups?: readonly { readonly name: string; readonly countries: readonly string[] }[];
}

/** Fewer players are no tournament that these markets make sense for. */
export const SMALLEST_GOLF_FIELD = 10;
export const LARGEST_FIELD = 400;

/** Throws a RangeError for a field that is too small or too large, or an entrant that is listed twice. */
export function checkEntrants(entrants: readonly GolfEntrant[]): void {
  const { length } = entrants;
  if (length < SMALLEST_GOLF_FIELD || length > LARGEST_FIELD) {
    throw new InputError(
      `Input entrants has ${length} players, not ${SMALLEST_GOLF_FIELD}…${LARGEST_FIELD}`,
    );
  }
  const seen = new Set<string>();
  for (const { id } of entrants) {
    if (seen.has(id)) throw new InputError(`Input entrants lists ${id} twice`);
    seen.add(id);
  }
}
