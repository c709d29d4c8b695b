import { LEAGUES } from '#domain/league.ts';
import type { MarginLeague } from '#engine/ratings/marginTypes.ts';
import type { Shapes } from '#engine/ratings/shapes.ts';
import { footballWeights } from './footballWeights.ts';
import { emptyNetRates } from './hockeyShape.ts';
import { centreOf, shapeCalls, standardDeviation } from './training.ts';
import type { MarginCall } from './walkMargin.ts';

/** Length of an overtime ÷ regulation: 5 of 48 minutes in the NBA, 5 of 40 elsewhere. */
const OVERTIME_SHARE: Readonly<Partial<Record<MarginLeague, number>>> = { NBA: 5 / 48 };

/** Shares of extra-inning games won by 1, 2, 3 and 4 runs: rounded, and not refitted, as the files do not mark them. */
const EXTRA_INNINGS = [0.62, 0.2, 0.1, 0.08];

/** The numbers a league's model needs beside the game's own, from its newest training seasons. */
export function marginShapes(league: MarginLeague, all: readonly MarginCall[]): Shapes {
  const calls = shapeCalls(all);
  switch (LEAGUES[league].sport) {
    case 'football':
      return footballShape(calls);
    case 'basketball':
      return { ...spreads(calls), overtimeShare: OVERTIME_SHARE[league] ?? 5 / 40 };
    case 'baseball':
      return { dispersion: dispersionOf(calls), extra: EXTRA_INNINGS };
    default:
      return { emptyNet: emptyNetRates(calls) };
  }
}

const marginOf = ({ game }: MarginCall): number => game.homeScore - game.awayScore;
const totalOf = ({ game }: MarginCall): number => game.homeScore + game.awayScore;

/** SD of the margin beyond the ratings' own uncertainty, and of the total. Points. */
function spreads(calls: readonly MarginCall[]) {
  const around = standardDeviation(calls.map((call) => marginOf(call) - call.line.mean));
  const known = calls.reduce((sum, call) => sum + call.line.variance, 0) / calls.length;
  return {
    marginSd: Math.sqrt(around * around - known),
    totalSd: standardDeviation(calls.map((call) => totalOf(call) - call.total.mean)),
  };
}

function footballShape(calls: readonly MarginCall[]): Shapes {
  const { marginSd, totalSd } = spreads(calls);
  const games = calls.map((call) => ({
    centre: centreOf(call.lineWin, Math.sqrt(marginSd ** 2 + call.line.variance)),
    total: call.total.mean,
    home: call.game.homeScore,
    away: call.game.awayScore,
  }));
  return { marginSd, totalSd, ...footballWeights(games, marginSd, totalSd) };
}

/** Dispersion of a side's runs by moments: Σ((x − λ)² − λ) ÷ Σλ² estimates its inverse. */
function dispersionOf(calls: readonly MarginCall[]): number {
  let excess = 0;
  let square = 0;
  for (const { game, line, total } of calls) {
    const home = (total.mean + line.mean) / 2;
    const away = (total.mean - line.mean) / 2;
    excess += (game.homeScore - home) ** 2 - home + (game.awayScore - away) ** 2 - away;
    square += home ** 2 + away ** 2;
  }
  return square / excess;
}
