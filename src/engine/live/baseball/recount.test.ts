import { describe, expect, it } from 'vitest';
import fitted from '../../fitted/live/mlb.json' with { type: 'json' };
import { homeWinOf, jointMean } from '../../joint/joint.fixture.ts';
import { sfc32, uniform } from '../../rng/generator.ts';
import { tiltedRuns, tiltOf } from './halfInning.ts';
import { type LiveBaseballParams, readBaseballParams } from './params.ts';
import type { BaseballStand } from './readState.ts';
import { restOfBaseball } from './rest.ts';
import { baseballSideDays } from './side.ts';

const HOMER = 0.45;
const RATES = { home: 1.1, away: 0.95 };
const GAMES = 20_000;
/** No days of its own: the recount plays every game at the expected rates. */
const params: LiveBaseballParams = { ...readBaseballParams(fitted), daySd: 0 };
const generator = sfc32(7);

function draw(weights: ArrayLike<number>): number {
  let left = uniform(generator);
  let at = 0;
  while (at < weights.length - 1 && left >= (weights[at] ?? 0)) left -= weights[at++] ?? 0;
  return at;
}

const tables = new Map<string, Float64Array>();
function half(side: 'home' | 'away', inning: number, situation: number): number {
  const key = `${side} ${Math.min(inning, 10)} ${situation}`;
  const known = tables.get(key);
  if (known) return draw(known);
  const rate = RATES[side] * (params.innings[Math.min(inning, 10) - 1] ?? 1);
  const table = tiltedRuns(params.runs[situation] ?? [], tiltOf(params, rate));
  tables.set(key, table);
  return draw(table);
}

/** Plays a game on, half-inning by half-inning. */
function playOn({ home: h, away: a, inning: from, bottom: second, situation }: BaseballStand) {
  let home = h;
  let away = a;
  let now: number | undefined = situation;
  for (let inning = from; ; inning++) {
    const fresh = inning > 9 ? 2 : 0;
    if (!(second && inning === from)) {
      away += half('away', inning, now ?? fresh);
      now = undefined;
    }
    if (inning >= 9 && home > away) return { home, away };
    const runs = half('home', inning, now ?? fresh);
    now = undefined;
    const beyond = home + runs - away;
    if (inning >= 9 && beyond > 0) {
      const by = uniform(generator) < HOMER ? Math.min(beyond, 4) : 1;
      return { home: away + by, away };
    }
    home += runs;
    if (inning >= 9 && home !== away) return { home, away };
  }
}

const STANDS: readonly (readonly [string, BaseballStand])[] = [
  ['the start', stand(0, 0, 1, false, 0)],
  ['the sixth, a runner on', stand(2, 3, 6, false, 9)],
  ['the fifth, home at bat', stand(4, 2, 5, true, 18)],
  ['the ninth, two out, bases full', stand(3, 4, 9, true, 23)],
  ['an extra inning', stand(5, 5, 11, false, 2)],
];

function stand(home: number, away: number, inning: number, bottom: boolean, situation: number) {
  return { home, away, inning, bottom, situation, empty: situation === 0 };
}

describe('games played half-inning by half-inning', () => {
  const play = {
    params,
    homer: HOMER,
    home: baseballSideDays(params, RATES.home, 8),
    away: baseballSideDays(params, RATES.away, 9),
  };

  it.each(STANDS)('come out as the table says from %s', (_, from) => {
    const table = restOfBaseball(play, from);
    let won = 0;
    let runs = 0;
    let margins = 0;
    for (let count = 0; count < GAMES; count++) {
      const { home, away } = playOn(from);
      won += home > away ? 1 : 0;
      runs += home + away;
      margins += (home - away) ** 2;
    }
    expect(Math.abs(homeWinOf(table) - won / GAMES)).toBeLessThan(0.015);
    expect(Math.abs(jointMean(table, (h, a) => h + a) - runs / GAMES)).toBeLessThan(0.12);
    const square = jointMean(table, (h, a) => (h - a) ** 2);
    expect(Math.abs(square - margins / GAMES)).toBeLessThan(0.05 * square + 0.1);
  });
});
