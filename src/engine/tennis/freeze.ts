import { rounded } from '../rounded.ts';
import type { Estimate } from './estimate.ts';
import { NEVER, type Skill, type TennisPlayerRating } from './player.ts';
import type { RatedPlayerRow, TennisRatings } from './ratings.ts';
import type { TennisRatingsState } from './state.ts';

const DIGITS = 3;
const SERVICE_DIGITS = 5;

const estimateAt = (row: readonly number[], at: number): Estimate => ({
  mean: row[at] ?? 0,
  variance: row[at + 1] ?? 0,
});

const thawSkill = (row: readonly number[]): Skill => ({
  level: estimateAt(row, 0),
  form: estimateAt(row, 2),
  surfaces: { hard: estimateAt(row, 4), clay: estimateAt(row, 6), grass: estimateAt(row, 8) },
});

const freezeSkill = ({ level, form, surfaces }: Skill): number[] =>
  [level, form, surfaces.hard, surfaces.clay, surfaces.grass].flatMap(({ mean, variance }) => [
    rounded(mean, DIGITS),
    rounded(variance, DIGITS),
  ]);

/** A stored player in work. */
export const thawPlayer = (row: RatedPlayerRow): TennisPlayerRating => ({
  lines: thawSkill(row.lines),
  results: thawSkill(row.results),
  service: estimateAt(row.service, 0),
  matches: row.matches,
  lastDay: row.lastDay,
  hurtDay: row.hurtDay ?? NEVER,
});

/** A player as stored, rounded. */
export function freezePlayer(player: TennisPlayerRating): RatedPlayerRow {
  const { lines, results, service, matches, lastDay, hurtDay } = player;
  return {
    lines: freezeSkill(lines),
    results: freezeSkill(results),
    service: [rounded(service.mean, SERVICE_DIGITS), rounded(service.variance, SERVICE_DIGITS)],
    matches,
    lastDay,
    ...(hurtDay === NEVER ? {} : { hurtDay }),
  };
}

/** Stored ratings in work. */
export function thawTennis(ratings: TennisRatings): TennisRatingsState {
  const { tour, params, day, lineShare } = ratings;
  const rows = Object.entries(ratings.players);
  const players = new Map(rows.map(([key, row]) => [key, thawPlayer(row)]));
  return { tour, params, day, lineShare, players };
}

/** Ratings in work as stored. */
export function freezeTennis(state: TennisRatingsState): TennisRatings {
  const { tour, params, day, lineShare } = state;
  const rows = [...state.players].map(([key, player]) => [key, freezePlayer(player)] as const);
  return {
    tour,
    params,
    day,
    lineShare: rounded(lineShare, 4),
    players: Object.fromEntries(rows),
  };
}
