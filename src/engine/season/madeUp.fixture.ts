import type { League } from '#domain/leagues/league.ts';
import type { PlayedGames, SeasonInputs, Strengths } from '#domain/season/seasonInputs.ts';
import type { SeasonRules, SeasonRun } from './run.ts';
import { playSeries } from './series.ts';

export const NO_GAMES: PlayedGames = {
  home: [],
  away: [],
  homeScore: [],
  awayScore: [],
  extra: [],
};

interface MadeUp {
  readonly teams?: number;
  /** Times that each team hosts each other. */
  readonly rounds?: number;
  readonly days?: number;
  readonly widening?: number;
  /** Every covariance, or only variances. */
  readonly full?: boolean;
  readonly played?: PlayedGames;
  readonly postseason?: PlayedGames;
}

const UNITS: Partial<Record<League, number>> = {
  NFL: 11.3,
  NBA: 11.7,
  MLB: 3.6,
  NHL: 2.1,
  EPL: 1.2,
};
/** SD of the teams' strengths as a share of the unit. */
const SD = 0.25;

/** A made-up league: every team hosts every other, with shares from near certain to level. */
export function madeUp(league: League, made: MadeUp = {}): SeasonInputs {
  const { teams = 6, rounds = 2, days = 150, widening = 1, full = true } = made;
  const keys = Array.from({ length: teams }, (_, at) => `T${at}`);
  const pairs = Array.from({ length: rounds }).flatMap(() =>
    keys.flatMap((_, home) => keys.flatMap((_, away) => (home === away ? [] : [[home, away]]))),
  );
  const games = pairs.length;
  const soccer = league === 'EPL';
  const homeWin = pairs.map(([home = 0, away = 0], at) => {
    const share = 0.5 + 0.07 * (home - away) + 0.002 * (at % 40);
    return Number(Math.min(Math.max(soccer ? share * 0.75 : share, 0.04), 0.95).toFixed(6));
  });
  return {
    league,
    season: 2026,
    day: '2026-09-01',
    teams: keys,
    conferences: keys.map((_, at) => (at % 2 === 0 ? 'East' : 'West')),
    divisions: keys.map(() => ''),
    played: made.played ?? NO_GAMES,
    left: {
      home: pairs.map(([home = 0]) => home),
      away: pairs.map(([, away = 0]) => away),
      days: pairs.map((_, at) => (at === games - 1 ? -1 : Math.floor((at / games) * days))),
      neutral: pairs.map(() => 0),
      homeWin,
      draw: homeWin.map((share) =>
        soccer ? Number((0.1 + 0.4 * share * (1 - share)).toFixed(6)) : 0,
      ),
      published: pairs.map(() => 0),
    },
    postseason: made.postseason ?? NO_GAMES,
    strengths: strengthsOf(league, teams, widening, full),
  };
}

function strengthsOf(league: League, teams: number, widening: number, full: boolean): Strengths {
  const unit = UNITS[league] ?? 10;
  const variance = SD * SD * unit * unit;
  const numbers = Array.from({ length: teams }, (_, at) => at);
  return {
    unit,
    home: 0.15 * unit,
    ratings: numbers.map((at) => (at - teams / 2) * 0.1 * unit),
    covariance: full
      ? numbers.flatMap((row) =>
          numbers.slice(0, row + 1).map((column) => variance * (row === column ? 1.2 : 0.2)),
        )
      : numbers.map(() => variance),
    widening,
    drift: variance / 400,
    ...(league === 'EPL' && { goals: { mean: 1.35, rho: -0.08 } }),
  };
}

/** Order by points, the lower number first among equals; the first two play for the title, best of three. */
export const PLAIN_RULES: SeasonRules = {
  shape: { goals: 2, rounds: 1 },
  settle(run, out) {
    const order = Array.from({ length: run.teams }, (_, team) => team).sort(
      (one, other) => pointsFor(run, other) - pointsFor(run, one) || one - other,
    );
    const [first = 0, second = 0] = order;
    for (const [at, team] of order.entries()) out.rank[team] = at + 1;
    for (const team of [first, second]) {
      out.goals[team] = 1;
      out.reached[team] = 1;
    }
    const champion = playSeries(run, first, second, 'HAH');
    out.goals[champion] = 3;
    out.reached[champion] = 2;
  },
};

const pointsFor = ({ wins, draws, extraLosses }: SeasonRun, team: number): number =>
  2 * (wins[team] ?? 0) + (draws[team] ?? 0) + (extraLosses[team] ?? 0);
