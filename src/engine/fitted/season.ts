import type { League } from '#domain/leagues/league.ts';
import fitted from './season.json' with { type: 'json' };

/** How long and how surely a league's ratings hold over a season, beside what its filter says of the next day. */
export interface SeasonWidth {
  /** On the SD of every rating. */
  readonly widening: number;
  /** On the variance that a rating gains a day. */
  readonly drift: number;
  /**
   * SD of what the filter does not know of a team for the rest of the season (injuries that stay, trades, teams that stop trying),
   * beside its own, as a share of one SD of a game's luck (`Strengths.unit`): drawn once a run, and no smaller for games played.
   */
  readonly unseen: number;
  /** Share of two teams' gap that is gone in a game four weeks ahead or later (season/fading.ts). */
  readonly fading: number;
}

/** What `npm run fit -- --seasons` writes of a league. */
export interface FittedWidth extends SeasonWidth {
  /** SHA-256 of the files. */
  readonly dataHash: string;
  /** Last day of the seasons it was fitted on, and the first and last of them. */
  readonly dataTo: string;
  readonly seasons: readonly number[];
}

const LEAGUES: Readonly<Partial<Record<string, FittedWidth>>> = fitted.leagues;

/** Where no season has been walked: what the filter says. */
const UNFITTED: SeasonWidth = { widening: 1, drift: 1, unseen: 0, fading: 0 };

/**
 * The width with which a league's seasons are drawn, so that the middle 80 % of final wins held 80 % of the teams in past seasons.
 * The measurements are in docs/measurements.md, "Seasons".
 */
export const seasonWidthOf = (league: League): SeasonWidth => LEAGUES[league] ?? UNFITTED;
