import { describe, expect, it } from 'vitest';
import fitted from '../../fitted/live/soccer.json' with { type: 'json' };
import { homeWinOf, jointMean } from '../../joint/joint.fixture.ts';
import { sfc32, uniform } from '../../rng/generator.ts';
import { readSoccerParams } from './params.ts';
import type { SoccerStand } from './readState.ts';
import { restOfSoccer } from './rest.ts';

const GAMES = 10_000;
const RATES = { home: 1.6, away: 1.2 };
const TICK = 0.25;
const params = readSoccerParams(fitted);
const [first = 0, second = 0] = params.added;

/** Goals a minute and side, told again: time, own lead, men short. */
function chance(rate: number, minute: number, lead: number, short: number): number {
  const bounded = Math.max(-2, Math.min(2, lead));
  const time = params.shape[Math.min(5, Math.floor(minute / 15))] ?? 0;
  const men = short > 0 ? params.short[0] : short < 0 ? params.short[1] : 1;
  return (rate / 90) * time * (params.lead[bounded + 2] ?? 0) * (men ?? 1);
}

/** Plays a game on by ticks of fifteen seconds. */
function playOn(stand: SoccerStand, random: () => number) {
  let { home, away } = stand;
  const men = stand.homeReds - stand.awayReds;
  const play = (minutes: number, minuteAt: (gone: number) => number) => {
    for (let gone = TICK / 2; gone < minutes; gone += TICK) {
      const minute = minuteAt(gone);
      const one = chance(RATES.home, minute, home - away, men) * TICK;
      const other = chance(RATES.away, minute, away - home, -men) * TICK;
      const draw = random();
      if (draw < one) home++;
      else if (draw < one + other) away++;
    }
  };
  if (stand.period === 1) {
    play(45 - stand.minute, (gone) => stand.minute + gone);
    play(first, () => 44);
  }
  const from = stand.period === 1 ? 45 : stand.minute;
  play(90 - from, (gone) => from + gone);
  const played = from === 90 ? stand.added : 0;
  play(second * Math.exp(-played / second), () => 89);
  return { home, away };
}

const stand = (given: Partial<SoccerStand>): SoccerStand => ({
  home: 0,
  away: 0,
  period: 1,
  minute: 0,
  added: 0,
  homeReds: 0,
  awayReds: 0,
  ...given,
});

describe('games played fifteen seconds at a time', () => {
  it.each([
    ['the start', stand({})],
    ['a lead before the break', stand({ minute: 38, away: 2 })],
    ['ten men an hour in', stand({ period: 2, minute: 60, home: 1, homeReds: 1 })],
    ['added time', stand({ period: 2, minute: 90, added: 2, home: 1, away: 1 })],
  ])('come out as the table says from %s', (_, from) => {
    const generator = sfc32(11);
    const random = () => uniform(generator);
    const table = restOfSoccer(params, RATES, from);
    const start = from.home + from.away;
    let won = 0;
    let more = 0;
    let squares = 0;
    for (let count = 0; count < GAMES; count++) {
      const { home, away } = playOn(from, random);
      won += home > away ? 1 : home === away ? 0.5 : 0;
      more += home + away - start;
      squares += (home - away) ** 2;
    }
    expect(Math.abs(homeWinOf(table) - won / GAMES)).toBeLessThan(0.015);
    const expected = jointMean(table, (h, a) => h + a) - start;
    expect(Math.abs(expected - more / GAMES)).toBeLessThan(0.04);
    const square = jointMean(table, (h, a) => (h - a) ** 2);
    expect(Math.abs(square - squares / GAMES)).toBeLessThan(0.04 * square + 0.05);
  });
});
