import type { MarginLeague } from '#domain/leagues/index.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import { unit } from '../../rng/generator.ts';
import { normalQuantile } from '../../rng/normal.ts';
import { normalCdf } from '../../rng/normalCdf.ts';
import { type ComingGames, gameVariance, type Preparing } from '../coming.ts';
import { NORMAL_SHIFT, NORMALS } from '../normals.ts';
import type { Result } from '../result.ts';
import type { RunInWork } from '../seasonRun.ts';
import type { Walk } from '../walk.ts';
import { SCORE_FIGURES } from './figures.ts';
import { MARGIN_STEPS, MOST_STEPS, scoreTables, TOTAL_MASK } from './scoreTables.ts';

/** Shares are kept this far from 0 and 1: nothing is certain before it is played. */
const LEAST = 1e-6;

/**
 * Games of a league of points, each one normal number: x = a + (strength − strength) ÷ unit + z; the home side wins if x > 0. With
 * the strengths' difference normal with variance v · unit², the mean chance is Φ(a ÷ √(1 + v)): a = Φ⁻¹(share) · √(1 + v) gives
 * back the share.
 */
export function pointGames(league: MarginLeague, preparing: Preparing): ComingGames {
  const { left, strengths } = preparing.inputs;
  const { level, extra, shootOut, margins, totals } = scoreTables(SCORE_FIGURES[league]);
  const perUnit = 1 / strengths.unit;
  const shift = Float64Array.from(left.homeWin, (share, game) => {
    const variance = gameVariance(preparing, game) * perUnit * perUnit;
    return normalQuantile(clamp(share, LEAST, 1 - LEAST)) * Math.sqrt(1 + variance);
  });

  function write(run: RunInWork, at: number, x: number, bits: number): void {
    const size = x < 0 ? -x : x;
    let margin = 0;
    if (size >= level) {
      const step = (size * MARGIN_STEPS) | 0;
      margin = margins[Math.min(step, MOST_STEPS)] ?? 1;
    }
    const total = totals[bits & TOTAL_MASK] ?? 0;
    const loser = total > margin ? (total - margin) >> 1 : 0;
    run.homeScore[at] = x > 0 ? loser + margin : loser;
    run.awayScore[at] = x > 0 ? loser : loser + margin;
    run.extra[at] = size < shootOut ? 2 : size < extra ? 1 : 0;
  }

  const lead = (run: RunInWork, { now }: Walk, game: number): number => {
    const at = run.firstLeft + game;
    const gap = (now[run.home[at] ?? 0] ?? 0) - (now[run.away[at] ?? 0] ?? 0);
    return (shift[game] ?? 0) + gap * perUnit;
  };

  return {
    numbers: 1,
    play(run, walk, games, bits, from) {
      for (let at = 0; at < games.length; at++) {
        const game = games[at] ?? 0;
        const drawn = bits[from + at] ?? 0;
        const x = lead(run, walk, game) + (NORMALS[drawn >>> NORMAL_SHIFT] ?? 0);
        write(run, run.firstLeft + game, x, drawn);
      }
    },
    playSet(run, walk, game, result: Result, bits) {
      const mean = lead(run, walk, game);
      const below = normalCdf(-mean);
      const home = result === 0;
      const place = home ? below + unit(bits) * (1 - below) : unit(bits) * below;
      const x = mean + normalQuantile(clamp(place, 1e-12, 1 - 1e-12));
      const size = Math.max(x < 0 ? -x : x, level, 1e-9);
      write(run, run.firstLeft + game, home ? size : -size, bits);
      const share = clamp(left.homeWin[game] ?? 0, LEAST, 1 - LEAST);
      return home ? (1 - below) / share : below / (1 - share);
    },
  };
}
