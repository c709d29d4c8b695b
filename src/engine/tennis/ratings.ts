import { rounded } from '../maths.ts';
import type { Estimate } from './estimate.ts';
import type { PlayedMatch, Tour } from './match.ts';
import type { TennisParams } from './params.ts';
import { NEVER, type Player, type Skill } from './player.ts';
import { learnMeeting, prepareMeeting, type TennisState } from './state.ts';

/** A player as stored: estimates as [mean, variance], see Player and Skill. */
export interface PlayerRow {
  /** Level, form, and the offsets on hard, clay and grass courts. */
  readonly lines: readonly number[];
  readonly results: readonly number[];
  readonly service: readonly number[];
  readonly matches: number;
  /** Days since 1970-01-01. */
  readonly lastDay: number;
  /** Absent if no match was given up. */
  readonly hurtDay?: number | undefined;
}

/** Ratings of one tour on one day. Plain JSON: it can be stored and read back. */
export interface TennisRatings {
  readonly tour: Tour;
  readonly params: TennisParams;
  readonly day: number;
  readonly lineShare: number;
  /** By key: names as in the tour's data. */
  readonly players: Readonly<Record<string, PlayerRow>>;
}

const DIGITS = 3;
const SERVICE_DIGITS = 5;

/** Turns a stored player into a working one. */
export const thawPlayer = (row: PlayerRow): Player => ({
  lines: thawSkill(row.lines),
  results: thawSkill(row.results),
  service: estimateAt(row.service, 0),
  matches: row.matches,
  lastDay: row.lastDay,
  hurtDay: row.hurtDay ?? NEVER,
});

/** Turns a working player into a stored one, rounded. */
export function freezePlayer(player: Player): PlayerRow {
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

/** Turns stored ratings into working ones. */
export function thaw(ratings: TennisRatings): TennisState {
  const { tour, params, day, lineShare } = ratings;
  const rows = Object.entries(ratings.players);
  const players = new Map(rows.map(([key, row]) => [key, thawPlayer(row)]));
  return { tour, params, day, lineShare, players };
}

/** Turns working ratings into stored ones. */
export function freeze(state: TennisState): TennisRatings {
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

/** Ratings after more matches, which must be in order of play and after the ratings' day. Walkovers are skipped. */
export function updateTennis(
  ratings: TennisRatings,
  matches: readonly PlayedMatch[],
): TennisRatings {
  const state = thaw(ratings);
  for (const match of matches) learnMeeting(state, prepareMeeting(state, match), match);
  return freeze(state);
}

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
