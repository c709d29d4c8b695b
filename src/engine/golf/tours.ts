import type { GolfTour } from '#domain/leagues/eventLeague.ts';
import type { Cut } from './inputs.ts';

/** How a tour's ordinary tournament is played. */
interface TourRules {
  readonly rounds: number;
  readonly cut: Cut | null;
  /** Players of an ordinary full field. */
  readonly field: number;
  /** Where it is published, and as of when. "unconfirmed": no published text was found. */
  readonly source: string;
}

const after36 = (places: number): Cut => ({ after: 2, places, within: 0 });

/**
 * Ordinary events of the ten tours. The PGA Tour's special tournaments are in pgaTournaments.ts; those of other tours
 * (LPGA and senior majors, season finals …) come with the event's own rounds and cut.
 * A second cut after 54 holes (DP World Tour, where 78 or more make the first) is not played.
 */
const RULES: Readonly<Record<GolfTour, TourRules>> = {
  'pga-tour': {
    rounds: 4,
    cut: after36(65),
    field: 144,
    source:
      'pgatour.com, 2025-05-14 (top 65 and ties after 36 holes); 156 until 2025, 144 from 2026',
  },
  'dp-world-tour': {
    rounds: 4,
    cut: after36(65),
    field: 156,
    source: 'thegolfnewsnet.com, 2025-04-24 (top 65 and ties since 2017-18)',
  },
  'lpga-tour': {
    rounds: 4,
    cut: after36(65),
    field: 144,
    source: 'thegolfnewsnet.com, 2024-04-07 (top 65 and ties since 2023)',
  },
  'pga-champions': {
    rounds: 3,
    cut: null,
    field: 81,
    source: 'espn.com, 2026-01-22 (54 holes, 81 players, no cut at most events)',
  },
  'korn-ferry-tour': {
    rounds: 4,
    cut: after36(65),
    field: 156,
    source: 'thegolfnewsnet.com, 2019-08-17 (top 65 and ties since 2018-19)',
  },
  'asian-tour': {
    rounds: 4,
    cut: after36(65),
    field: 144,
    source: 'unconfirmed: top 65 and ties as usually reported, 2025',
  },
  'japan-golf-tour': {
    rounds: 4,
    cut: after36(60),
    field: 132,
    source: 'Japan Players Championship, 2025-06-26 (top 60 and ties after 36 holes)',
  },
  'pga-australasia': {
    rounds: 4,
    cut: after36(50),
    field: 156,
    source: 'unconfirmed: top 50 and ties, as PGA of Australia championships of 2015 and 2017',
  },
  'liv-golf': {
    rounds: 4,
    cut: null,
    field: 57,
    source:
      'nationalclubgolfer.com, 2025-11 (72 holes from 2026; 54 holes and 54 players until 2025)',
  },
  'ladies-european-tour': {
    rounds: 4,
    cut: after36(60),
    field: 132,
    source: 'unconfirmed: top 60 and ties as usually reported, 2025',
  },
};

/** First season of LIV's 72 holes. */
const LIV_72 = 2026;
/** First LIV season in which all four scores of a team count in every round. Source: bunkered.co.uk, 2025-02-06. */
const LIV_ALL_FOUR = 2025;

/**
 * A tour's ordinary rules in a season. LIV: 54 holes until 2025.
 * @param season calendar year
 */
export function tourRules(tour: GolfTour, season: number): TourRules {
  const rules = RULES[tour];
  if (tour === 'liv-golf' && season < LIV_72) return { ...rules, rounds: 3, field: 54 };
  return rules;
}

/**
 * How many of a team's four scores count in each round of a LIV event: all of them since 2025; before, the best
 * three, and all four in the last round (2024).
 */
export const livCounting = (season: number, rounds: number): number[] =>
  Array.from({ length: rounds }, (_, round) =>
    season >= LIV_ALL_FOUR || round === rounds - 1 ? 4 : 3,
  );

export const isUnconfirmed = ({ source }: TourRules): boolean => source.startsWith('unconfirmed');
