import type { MarginLeague } from '#domain/leagues/index.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import { unit } from '../../rng/generator.ts';
import { normalQuantile } from '../../rng/normal.ts';
import { normalCdf } from '../../rng/normalCdf.ts';
import { type ComingGames, gameVariance, type Preparing } from '../coming.ts';
import { NORMAL_SHIFT, NORMALS } from '../normals.ts';
import { seasonResult } from '../result.ts';
import type { RunInWork } from '../seasonRun.ts';
import type { Walk } from '../walk.ts';
import { SCORE_FIGURES } from './figures.ts';
import { FARTHEST_TABLE, LAST, SCORE_STEPS, scoreTables, TOTAL_MASK } from './scoreTables.ts';

/** Shares are kept this far from 0 and 1: nothing is certain before it is played. */
const LEAST = 1e-6;

/**
 * Games of a league of points, each one normal number: x = a + (strength − strength) ÷ unit + z; the home side wins if x > 0. With
 * the strengths' difference normal with variance v · unit², the mean chance is Φ(a ÷ √(1 + v)): a = Φ⁻¹(share) · √(1 + v) gives
 * back the share.
 */
export function pointGames(league: MarginLeague, preparing: Preparing): ComingGames {
  const { left, strengths } = preparing.inputs;
  const tables = scoreTables(SCORE_FIGURES[league]);
  const perUnit = 1 / strengths.unit;
  const shift = Float64Array.from(left.homeWin, (share, game) => {
    const variance = gameVariance(preparing, game) * perUnit * perUnit;
    return normalQuantile(clamp(share, LEAST, 1 - LEAST)) * Math.sqrt(1 + variance);
  });

  /** Writes the score of x. Without branches on the winner: half of them would be mispredicted. */
  function write(run: RunInWork, at: number, x: number, bits: number): void {
    const { level, margins, endings, totals } = tables;
    const column = ((x + FARTHEST_TABLE) * SCORE_STEPS) | 0;
    const inside = Math.max(0, Math.min(column, LAST));
    const margin = Math.abs(x) < level ? 0 : (margins[inside] ?? 0);
    const lost = margin >> 31;
    const size = (margin ^ lost) - lost;
    const rest = ((totals[bits & TOTAL_MASK] ?? 0) - size) >> 1;
    const loser = rest & ~(rest >> 31);
    run.homeScore[at] = loser + (size & ~lost);
    run.awayScore[at] = loser + (size & lost);
    run.extra[at] = endings[inside] ?? 0;
  }

  const lead = (run: RunInWork, { now }: Walk, game: number): number => {
    const at = run.firstLeft + game;
    const gap = (now[run.home[at] ?? 0] ?? 0) - (now[run.away[at] ?? 0] ?? 0);
    return (shift[game] ?? 0) + gap * perUnit;
  };

  return {
    numbers: 1,
    play(run, { now }, games, bits, from) {
      const { home, away, homeScore, awayScore, extra, firstLeft } = run;
      const { level, margins, endings, totals } = tables;
      const [shifts, scale, normals] = [shift, perUnit, NORMALS];
      for (let next = 0; next < games.length; next++) {
        const game = games[next] ?? 0;
        const at = firstLeft + game;
        const drawn = bits[from + next] ?? 0;
        const gap = (now[home[at] ?? 0] ?? 0) - (now[away[at] ?? 0] ?? 0);
        const x = (shifts[game] ?? 0) + gap * scale + (normals[drawn >>> NORMAL_SHIFT] ?? 0);
        const column = ((x + FARTHEST_TABLE) * SCORE_STEPS) | 0;
        const inside = Math.max(0, Math.min(column, LAST));
        const margin = Math.abs(x) < level ? 0 : (margins[inside] ?? 0);
        const lost = margin >> 31;
        const size = (margin ^ lost) - lost;
        const rest = ((totals[drawn & TOTAL_MASK] ?? 0) - size) >> 1;
        const loser = rest & ~(rest >> 31);
        homeScore[at] = loser + (size & ~lost);
        awayScore[at] = loser + (size & lost);
        extra[at] = endings[inside] ?? 0;
      }
    },
    playSet(run, walk, game, result, bits, at) {
      const mean = lead(run, walk, game);
      const below = normalCdf(-mean);
      const home = result === 0;
      const place = run.firstLeft + game;
      if (seasonResult(run, place) !== result) {
        const drawn = bits[at] ?? 0;
        const luck = unit(drawn);
        const x = mean + normalQuantile(clamp(placeOn(home, luck, below), 1e-12, 1 - 1e-12));
        const size = Math.max(Math.abs(x), tables.level, 1e-9);
        write(run, place, home ? size : -size, drawn);
      }
      const share = clamp(left.homeWin[game] ?? 0, LEAST, 1 - LEAST);
      return home ? (1 - below) / share : below / (1 - share);
    },
  };
}

/** Luck of a game stretched over the results of one side, if it is on the other's; both uniform. The away side wins below `below`. */
function placeOn(home: boolean, luck: number, below: number): number {
  if (luck < below) return home ? below + (luck / below) * (1 - below) : luck;
  return home ? luck : ((luck - below) / (1 - below)) * below;
}
