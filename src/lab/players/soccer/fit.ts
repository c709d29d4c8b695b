import type { SoccerLearnParams } from '#engine/players/soccer/learnParams.ts';
import {
  type BySoccerPosition,
  FULL,
  SOCCER_LEVELS,
  SOCCER_POSITIONS,
  type SoccerDrawParams,
  type SoccerPosition,
} from '#engine/players/soccer/params.ts';
import { missedShots } from '#engine/players/soccer/state.ts';
import { fittedFile, type Provenance } from '../goals/fitted.ts';
import { soccerGames } from './games.ts';
import { SOCCER_LEARNING } from './learning.ts';
import { readPlayers } from './rows.ts';
import type { SoccerGame } from './soccerGame.ts';
import { walkSoccer } from './squads.ts';

export interface SoccerFit {
  readonly learn: SoccerLearnParams;
  readonly draw: SoccerDrawParams;
}

/** Seasons on which the draw is fitted: the newest of those given. Substitutes are the last one's: rules change how many there are. */
const SEASONS = 3;
/** What a player we do not know is worth beside a midfielder. */
const UNKNOWN_PLAYER = 0.9;
/** Minutes of a table. */
const PARTS = 40;

/**
 * Fits how a score becomes lines on the games given, at least two seasons of them.
 * @param learn how states learn; its number of substitutes is fitted anew
 */
export function fitSoccerPlayers(
  games: readonly SoccerGame[],
  learn: SoccerLearnParams,
): SoccerFit {
  const last = games.at(-1)?.season ?? 0;
  const first = Math.max((games[0]?.season ?? 0) + 1, last - SEASONS + 1);
  const sides = walkedSides(games, learn, first);
  const recent = games.filter(({ season }) => season >= first);
  const counted = recent.flatMap(({ home, away, ownGoals }) => [
    { players: home.players, own: ownGoals.away },
    { players: away.players, own: ownGoals.home },
  ]);
  const sumOf = (of: (side: (typeof counted)[number]) => number) =>
    counted.reduce((sum, side) => sum + of(side), 0);
  const goals = sumOf(({ players }) => players.reduce((sum, one) => sum + one.goals, 0));
  const own = sumOf((side) => side.own);
  const assists = sumOf(({ players }) => players.reduce((sum, one) => sum + one.assists, 0));
  const byMargin = Array.from({ length: 2 * SOCCER_LEVELS + 1 }, (_, level) => {
    const here = sides.filter((side) => side.level === level);
    const expected = here.reduce((sum, side) => sum + side.expected, 0);
    return expected > 0 ? here.reduce((sum, side) => sum + side.missed, 0) / expected : 1;
  });
  let over = 0;
  let means = 0;
  for (const { missed, expected, level } of sides) {
    const mean = expected * (byMargin[level] ?? 1);
    over += (missed - mean) ** 2 - mean;
    means += mean ** 2;
  }
  const newest = recent.filter(({ season }) => season === last);
  const base = { shots: learn.shots.base.midfielder, goals: learn.shooting.base.midfielder };
  return {
    learn: {
      ...learn,
      substitutes: substitutesIn(newest) / (2 * newest.length),
    },
    draw: {
      ownGoal: own / (own + goals),
      assisted: Math.min(1, assists / (own + goals)),
      missedByMargin: byMargin,
      missed: sides.reduce((sum, side) => sum + side.missed, 0) / Math.max(1, sides.length),
      missedDispersion: over > 0 ? means / over : 1e6,
      offMinutes: minutesOf(recent, true),
      onMinutes: minutesOf(recent, false),
      fresh: freshOf(sides),
      nightly: nightlyOf(sides),
      rest: {
        missed: UNKNOWN_PLAYER * base.shots * (1 - base.goals),
        goals: UNKNOWN_PLAYER * base.shots * base.goals,
        assists: UNKNOWN_PLAYER * learn.assists.base.midfielder,
      },
    },
  };
}

/** A side's missed shots beside what was expected, and its players' by their minutes and rates. */
interface Side {
  readonly missed: number;
  readonly expected: number;
  readonly level: number;
  readonly players: readonly {
    readonly started: boolean;
    readonly missed: number;
    /** Minutes × rate. */
    readonly weight: number;
  }[];
}

function walkedSides(games: readonly SoccerGame[], learn: SoccerLearnParams, from: number): Side[] {
  const sides: Side[] = [];
  for (const { game, squads: squadsOf } of walkSoccer(games, learn)) {
    if (game.season < from) continue;
    const squads = squadsOf();
    for (const at of ['home', 'away'] as const) {
      const missed = missedShots(game[at]);
      if (missed === undefined) continue;
      const rates = new Map(squads[at].players.map((one) => [one.playerId, one.missed]));
      const margin = goalsOf(game, at) - goalsOf(game, at === 'home' ? 'away' : 'home');
      sides.push({
        missed,
        expected: squads[at].missedShots,
        level: Math.max(-SOCCER_LEVELS, Math.min(SOCCER_LEVELS, margin)) + SOCCER_LEVELS,
        players: game[at].players.map(({ playerId, started, minutes, shots = 0, goals }) => ({
          started,
          missed: shots - goals,
          weight: ((rates.get(playerId) ?? 0) * minutes) / FULL,
        })),
      });
    }
  }
  return sides;
}

const goalsOf = (game: SoccerGame, side: 'home' | 'away'): number =>
  game[side].players.reduce((sum, { goals }) => sum + goals, 0) +
  game.ownGoals[side === 'home' ? 'away' : 'home'];

const substitutesIn = (games: readonly SoccerGame[]): number =>
  games.reduce(
    (sum, { home, away }) =>
      sum + [...home.players, ...away.players].filter(({ started }) => !started).length,
    0,
  );

/** A substitute's shots per minute and rate beside a starter's. */
function freshOf(sides: readonly Side[]): number {
  const of = { on: { missed: 0, weight: 0 }, from: { missed: 0, weight: 0 } };
  for (const { players } of sides)
    for (const { started, missed, weight } of players) {
      const sums = of[started ? 'from' : 'on'];
      sums.missed += missed;
      sums.weight += weight;
    }
  const rate = ({ missed, weight }: { missed: number; weight: number }) => missed / weight;
  return of.on.weight > 0 ? rate(of.on) / rate(of.from) : 1;
}

/** Excess of the squares over a multinomial's, by the square of what was expected. */
function nightlyOf(sides: readonly Side[]): number {
  let excess = 0;
  let squares = 0;
  for (const { missed, players } of sides) {
    const all = players.reduce((sum, { weight }) => sum + weight, 0);
    for (const one of players) {
      const share = one.weight / all;
      const expected = missed * share;
      excess += (one.missed - expected) ** 2 - expected * (1 - share);
      squares += expected ** 2;
    }
  }
  return Math.max(0, excess / squares);
}

/** A position's minutes at evenly spaced shares: of starters who were taken off, or of substitutes. */
function minutesOf(
  games: readonly SoccerGame[],
  started: boolean,
): BySoccerPosition<readonly number[]> {
  const tableOf = (position: SoccerPosition): number[] => {
    const all = games
      .flatMap(({ home, away }) => [...home.players, ...away.players])
      .filter((one) => one.started === started && one.position === position)
      .map(({ minutes }) => minutes)
      .filter((minutes) => !started || minutes < FULL)
      .sort((one, other) => one - other);
    return Array.from(
      { length: PARTS },
      (_, part) => all[Math.floor(((part + 0.5) / PARTS) * all.length)] ?? FULL / 2,
    );
  };
  const [goalkeeper, defender, midfielder, forward] = SOCCER_POSITIONS.map(tableOf) as [
    number[],
    number[],
    number[],
    number[],
  ];
  return { goalkeeper, defender, midfielder, forward };
}

/** The newest fit, as `engine/fitted/players/epl.json` holds it: on all seasons of the file. */
export function newestSoccerFit(folder: string): Provenance & SoccerFit {
  const file = readPlayers(folder);
  return fittedFile(file, fitSoccerPlayers(soccerGames(file.rows), SOCCER_LEARNING));
}
