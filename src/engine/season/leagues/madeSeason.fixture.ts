import type { League } from '#domain/leagues/league.ts';
import type { PlayedGames, SeasonInputs } from '#domain/season/seasonInputs.ts';
import { playedRun } from '../playedRun.ts';
import type { SeasonRun } from '../run.ts';

/** How the games of the postseason and lots are drawn. */
type Unplayed = Pick<SeasonRun, 'playOne' | 'uniform'>;

/** Conference → division → teams. */
export type MadeGroups = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A made-up season that is over: its inputs, its run, and names for numbers. */
interface MadeSeason {
  readonly inputs: SeasonInputs;
  readonly run: SeasonRun;
  /** The numbers of teams named "A B C". */
  numbers(names: string): number[];
  /** "A B C" for numbers. */
  names(teams: readonly number[]): string;
}

/** Nothing is drawn in a made-up season unless its test says so. */
const REFUSING: Unplayed = {
  playOne() {
    throw new Error('a game was played');
  },
  uniform() {
    throw new Error('lots were drawn');
  },
};

/**
 * A season with the games of `results`: "A 20 B 10, B 3 C 3" has A at home to B, then B to C. "A 3 B 2 OT" was decided in
 * overtime, "A 3 B 2 SO" by a shoot-out. `finished` are games of the postseason, written the same way.
 */
export function madeSeason(
  groups: MadeGroups,
  results: string,
  {
    league = 'NFL',
    season = 2025,
    unplayed = REFUSING,
    finished = '',
  }: { league?: League; season?: number; unplayed?: Unplayed; finished?: string } = {},
): MadeSeason {
  const places = Object.entries(groups).flatMap(([conference, divisions]) =>
    Object.entries(divisions).flatMap(([division, teams]) =>
      teams.map((team) => ({ team, conference, division })),
    ),
  );
  const teams = places.map(({ team }) => team);
  const number = (name: string): number => {
    const at = teams.indexOf(name);
    if (at < 0) throw new Error(`no team ${name}`);
    return at;
  };
  const inputs: SeasonInputs = {
    league,
    season,
    day: '2026-01-05',
    teams,
    conferences: places.map(({ conference }) => conference),
    divisions: places.map(({ division }) => division),
    played: gamesOf(results, number),
    postseason: gamesOf(finished, number),
    left: { home: [], away: [], days: [], neutral: [], homeWin: [], draw: [], published: [] },
    strengths: { unit: 1, home: 0, ratings: [], covariance: [], widening: 1, drift: 0 },
  };
  return {
    inputs,
    run: playedRun(inputs, unplayed),
    numbers: (names) => names.split(' ').map(number),
    names: (numbers) => numbers.map((at) => teams[at]).join(' '),
  };
}

function gamesOf(results: string, number: (name: string) => number): PlayedGames {
  const games = results
    .split(',')
    .map((text) => text.trim().split(/\s+/))
    .filter(({ length }) => length >= 4);
  return {
    home: games.map(([home = '']) => number(home)),
    away: games.map(([, , away = '']) => number(away)),
    homeScore: games.map(([, score]) => Number(score)),
    awayScore: games.map(([, , , score]) => Number(score)),
    extra: games.map(([, , , , how]) => (how === 'SO' ? 2 : how === 'OT' ? 1 : 0)),
  };
}
