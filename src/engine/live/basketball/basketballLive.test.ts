import { describe, expect, it } from 'vitest';
import type { BasketballState } from '#domain/live/gameState.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { EXAMPLE_INPUTS, LINED_INPUTS } from '../../exampleInputs.fixture.ts';
import { homeWinOf, jointMean } from '../../joint/joint.fixture.ts';
import { basketballLive } from './basketball.ts';

const inputs = EXAMPLE_INPUTS.basketball;
const game = basketballLive.begin('NBA', inputs);
const college = basketballLive.begin('NCAAB', {
  ...inputs,
  expectedTotal: 142,
  marginSd: 10.5,
  overtimeShare: 0.125,
});

const TIP: BasketballState = {
  sport: 'basketball',
  home: 0,
  away: 0,
  period: 1,
  secondsLeft: 720,
};
const at = (change: Partial<BasketballState>): BasketballState => ({ ...TIP, ...change });
const win = (change: Partial<BasketballState>): number => homeWinOf(game.after(at(change)));
const total = (change: Partial<BasketballState>): number =>
  jointMean(game.after(at(change)), (home, away) => home + away);
const only = (change: Partial<BasketballState>) => {
  const { size, weights } = game.after(at(change));
  return [...weights].flatMap((weight, cell) =>
    weight > 1e-12 ? [[Math.floor(cell / size), cell % size]] : [],
  );
};

describe('a basketball game from a state', () => {
  it('starts at the published table itself', () => {
    expect(game.after(TIP)).toBe(game.start);
    expect(homeWinOf(game.start)).toBeCloseTo(0.7, 6);
    const lined = basketballLive.begin('NBA', { ...inputs, ...LINED_INPUTS.basketball });
    expect(lined.after(TIP)).toBe(lined.start);
  });

  it('hardly moves with the first minute', () => {
    const said = { secondsLeft: 660, home: 2, away: 2 };
    expect(Math.abs(win(said) - 0.7)).toBeLessThan(0.015);
    expect(Math.abs(total(said) - jointMean(game.start, (h, a) => h + a))).toBeLessThan(2);
  });

  it('ends at the result; a level score goes on', () => {
    expect(only({ home: 101, away: 99, period: 4, secondsLeft: 0 })).toEqual([[101, 99]]);
    expect(only({ home: 109, away: 112, period: 5, secondsLeft: 0 })).toEqual([[109, 112]]);
    for (const period of [4, 5, 7]) {
      const level = { home: 110, away: 110, period, secondsLeft: 0 };
      expect(win(level)).toBeGreaterThan(0.5);
      expect(win(level)).toBeLessThan(0.65);
      expect(total(level)).toBeGreaterThan(235);
      expect(only(level).every(([home, away]) => home !== away || home === 250)).toBe(true);
    }
  });

  it.each([
    [1, 300, 16],
    [2, 0, 55],
    [3, 500, 60],
    [4, 600, 85],
    [4, 100, 100],
    [4, 20, 100],
    [4, 2.5, 105],
    [5, 200, 110],
  ])('goes up with every point in period %i, %d s left', (period, secondsLeft, away) => {
    const chances = Array.from({ length: 31 }, (_, more) =>
      win({ period, secondsLeft, home: away - 15 + more, away }),
    );
    chances.slice(1).forEach((chance, index) => {
      expect(chance).toBeGreaterThanOrEqual(chances[index] ?? 1);
    });
    expect(chances[15]).toBeGreaterThan(0.45);
    expect(chances[15]).toBeLessThan(0.75);
  });

  it('makes a lead worth more as the time goes', () => {
    const lead = (period: number, secondsLeft: number, away: number) =>
      win({ home: away + 7, away, period, secondsLeft });
    const leads = [
      lead(1, 300, 16),
      lead(2, 300, 40),
      lead(3, 300, 70),
      lead(4, 300, 95),
      lead(4, 30, 105),
    ];
    expect(leads.toSorted((a, b) => a - b)).toEqual(leads);
    expect(leads[4]).toBeGreaterThan(0.97);
  });

  it('lets leads melt', () => {
    const lead = { home: 40, away: 10, period: 1, secondsLeft: 0 };
    const margin = jointMean(game.after(at(lead)), (home, away) => home - away);
    const expected = jointMean(game.start, (home, away) => home - away);
    expect(margin).toBeGreaterThan(15);
    expect(margin).toBeLessThan(30 + 0.75 * expected - 5);
  });

  it('takes no points away', () => {
    for (const secondsLeft of [400, 20]) {
      const scores = only({ home: 90, away: 86, period: 4, secondsLeft });
      expect(scores.every(([home = 0, away = 0]) => home >= 90 && away >= 86)).toBe(true);
    }
  });

  it.each<Partial<BasketballState>>([
    { period: 1, secondsLeft: 0 },
    { period: 1, secondsLeft: 720, home: 3 },
    { period: 2, secondsLeft: 30, home: 8, away: 90 },
    { period: 4, secondsLeft: 0.3, home: 250, away: 249 },
    { period: 4, secondsLeft: 12, home: 10, away: 130 },
    { period: 9, secondsLeft: 300, home: 140, away: 140 },
    { period: 5, secondsLeft: 1, home: 101, away: 140 },
  ])('has a table for whatever a feed may tell: %j', (change) => {
    const { weights, size } = game.after(at(change));
    const sum = weights.reduce((all, weight) => all + weight, 0);
    expect(size).toBe(game.start.size);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThan(Number.POSITIVE_INFINITY);
    expect(weights.every((weight) => weight >= 0)).toBe(true);
  });

  it('knows each league’s clock', () => {
    const level = { home: 30, away: 30, period: 2, secondsLeft: 1200 };
    expect(college.after(at(level)).size).toBe(game.start.size);
    expect(college.after(at({ secondsLeft: 1200 }))).toBe(college.start);
    expect(() => game.after(at(level))).toThrow('secondsLeft');
    const wnba = basketballLive.begin('WNBA', { ...inputs, expectedTotal: 165 });
    expect(wnba.after(at({ secondsLeft: 600 }))).toBe(wnba.start);
    expect(() => wnba.after(TIP)).toThrow('secondsLeft');
    const lost = { home: 70, away: 74, period: 3, secondsLeft: 0 };
    expect(homeWinOf(college.after(at(lost)))).toBe(0);
    expect(homeWinOf(wnba.after(at(lost)))).toBeGreaterThan(0.2);
  });

  it.each([
    ['home', { home: -1 }],
    ['home', { home: 251 }],
    ['away', { away: 1.5 }],
    ['period', { period: 0 }],
    ['secondsLeft', { secondsLeft: 721 }],
    ['secondsLeft', { period: 5, secondsLeft: 301 }],
    ['secondsLeft', { secondsLeft: Number.NaN }],
    ['sport', { sport: 'hockey' as unknown as 'basketball' }],
  ])('refuses a wrong %s by name', (name, change) => {
    const call = () => game.after(at(change));
    expect(call).toThrow(InputError);
    expect(call).toThrow(name);
  });
});
