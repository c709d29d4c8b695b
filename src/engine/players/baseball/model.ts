import type { GameLines, LinePlayer, PlayerModel } from '../gameLines.ts';
import { BENCH_RATES } from './bench.ts';
import { checkBaseballSquad } from './check.ts';
import { isFar, sideEnding } from './groups.ts';
import { drawSide } from './sideDraw.ts';
import { sidePlan } from './sidePlan.ts';
import { BASEBALL_STATS, BATTING_STATS, PITCHING_STATS } from './stats.ts';
import { tableWheels } from './tableWheels.ts';
import type { BaseballSquad, BaseballTables } from './types.ts';

/**
 * Baseball's players: every run is played backward from its score. Its runs are shared between the starter and the relievers, the
 * batters whom that takes come up in their order, and who reaches, how, and who scores is drawn among them, so that batters' and
 * starters' lines are of one game: what a batter hits off the starter is what the starter allows, batters' runs with the bench's are
 * the side's score, earned runs are no more than charged ones.
 * Not joint: which runner stood on which base (a run's driver is one of the next batters), extra innings and runners caught are
 * in the counts of batters alone, relievers are average, and a starter's length does not heed his own side's runs.
 */
export function baseballPlayers(tables: BaseballTables): PlayerModel<BaseballSquad> {
  const wheels = tableWheels(tables);
  return {
    id: 'baseball',
    leagues: ['MLB'],
    stats: BASEBALL_STATS,
    prepare(home, away): GameLines {
      const sides = { home: knownSide(home, 'home'), away: knownSide(away, 'away') };
      const players = [...linesOf(sides.home, 'home'), ...linesOf(sides.away, 'away')];
      const homeCount = sides.home.batters.length + sides.home.starters.length;
      const homeUp = sidePlan(tables, wheels, sides.home, sides.away.starters, {
        batterRow: 0,
        starterRow: homeCount + sides.away.batters.length,
      });
      const awayUp = sidePlan(tables, wheels, sides.away, sides.home.starters, {
        batterRow: homeCount,
        starterRow: sides.home.batters.length,
      });
      return {
        stats: BASEBALL_STATS,
        players,
        draw(generator, homeRuns, awayRuns, out) {
          out.fill(0);
          const far = isFar(homeRuns, awayRuns);
          drawSide(awayUp, generator, awayRuns, sideEnding(false, awayRuns, homeRuns), far, out);
          drawSide(homeUp, generator, homeRuns, sideEnding(true, homeRuns, awayRuns), far, out);
        },
      };
    },
  };
}

function knownSide(squad: BaseballSquad | undefined, side: 'home' | 'away'): BaseballSquad {
  if (squad === undefined) return { batters: [], starters: [], bench: BENCH_RATES };
  checkBaseballSquad(squad, side);
  return squad;
}

const linesOf = ({ batters, starters }: BaseballSquad, side: 'home' | 'away'): LinePlayer[] => [
  ...batters.map(({ playerId }) => ({ side, playerId, stats: BATTING_STATS })),
  ...starters.map(({ playerId }) => ({ side, playerId, stats: PITCHING_STATS })),
];
