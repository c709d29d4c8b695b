import { describe, expect, it } from 'vitest';
import fitted from '../../fitted/live/nhl.json' with { type: 'json' };
import { homeWinOf, jointMean } from '../../joint/joint.fixture.ts';
import { sfc32, uniform } from '../../rng/generator.ts';
import { LATE, readHockeyParams } from './params.ts';
import type { HockeyStand } from './readState.ts';
import { restOfHockey } from './rest.ts';

const GAMES = 10_000;
const RATES = { home: 3.3, away: 2.8 };
const TICK = 10;
const params = readHockeyParams(fitted);

/** Goals a second of a side, told again: period, own lead, goalies. */
function chance(rate: number, left: number, lead: number): number {
  const period = left > 2400 ? 0 : left > 1200 ? 1 : 2;
  let p = (rate / 3600) * (params.periods[period] ?? 0);
  p *= params.lead[Math.max(-2, Math.min(2, lead)) + 2] ?? 0;
  const stretch = LATE.filter((start) => left <= start).length;
  const share = stretch > 0 ? (params.pulled[stretch - 1] ?? 0) : 0;
  if (lead === -1 || lead === -2) p *= 1 - share + share * params.pull.own;
  if (lead === 1 || lead === 2) p *= 1 - share + share * params.pull.others;
  return p;
}

/** A game played on by ticks of ten seconds, a power play first if one is on. */
function playOn(stand: HockeyStand, random: () => number) {
  let { home, away } = stand;
  const more = stand.skaters ? stand.skaters.home - stand.skaters.away : 0;
  const { own, others, seconds } = params.powerPlay;
  for (let left = stand.left - TICK / 2; left > 0; left -= TICK) {
    const on = more !== 0 && left > stand.left - seconds;
    const one = chance(RATES.home, left, home - away) * TICK * (on ? (more > 0 ? own : others) : 1);
    const other =
      chance(RATES.away, left, away - home) * TICK * (on ? (more > 0 ? others : own) : 1);
    const draw = random();
    if (draw < one) home++;
    else if (draw < one + other) away++;
  }
  if (home === away) {
    if (random() < RATES.home / (RATES.home + RATES.away)) home++;
    else away++;
  }
  return { home, away };
}

const STANDS: readonly (readonly [string, HockeyStand])[] = [
  ['the start', { home: 0, away: 0, left: 3600 }],
  ['two behind after the second period', { home: 1, away: 3, left: 1200 }],
  ['one ahead in the last minutes', { home: 3, away: 2, left: 200 }],
  ['a power play', { home: 1, away: 1, left: 1500, skaters: { home: 5, away: 4 } }],
];

describe('games played ten seconds at a time', () => {
  it.each(STANDS)('come out as the table says from %s', (_, from) => {
    const generator = sfc32(5);
    const random = () => uniform(generator);
    const table = restOfHockey(params, RATES, from);
    let won = 0;
    let sum = 0;
    let squares = 0;
    for (let count = 0; count < GAMES; count++) {
      const { home, away } = playOn(from, random);
      won += home > away ? 1 : 0;
      sum += home + away;
      squares += (home - away) ** 2;
    }
    expect(Math.abs(homeWinOf(table) - won / GAMES)).toBeLessThan(0.015);
    expect(Math.abs(jointMean(table, (h, a) => h + a) - sum / GAMES)).toBeLessThan(0.05);
    const square = jointMean(table, (h, a) => (h - a) ** 2);
    expect(Math.abs(square - squares / GAMES)).toBeLessThan(0.04 * square + 0.05);
  });
});
