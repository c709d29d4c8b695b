import { describe, expect, it } from 'vitest';
import type { BaseballState } from '#domain/live/gameState.ts';
import { baseball } from '../../baseball/model.ts';
import { EXAMPLE_INPUTS } from '../../exampleInputs.fixture.ts';
import { homeWinOf, jointMean } from '../../joint/joint.fixture.ts';
import { baseballLive } from './baseballLive.ts';

const game = baseballLive.begin('MLB', EXAMPLE_INPUTS.baseball);

const state = (given: Partial<BaseballState>): BaseballState => ({
  sport: 'baseball',
  home: 0,
  away: 0,
  inning: 1,
  bottom: false,
  outs: 0,
  bases: 0,
  ...given,
});
const win = (given: Partial<BaseballState>) => homeWinOf(game.after(state(given)));
const runsOf = (given: Partial<BaseballState>) =>
  jointMean(game.after(state(given)), (home, away) => home + away);
const only = (given: Partial<BaseballState>) => {
  const { size, weights } = game.after(state(given));
  return [...weights].flatMap((weight, cell) =>
    weight > 0 ? [[Math.floor(cell / size), cell % size]] : [],
  );
};

describe('a baseball game from a state', () => {
  it('starts at the published table itself', () => {
    expect(game.after(state({}))).toBe(game.start);
    expect(homeWinOf(game.start)).toBeCloseTo(EXAMPLE_INPUTS.baseball.homeWin, 4);
    expect(baseball.leagues).toContain('MLB');
  });

  it('hardly moves with the first out, and keeps the total of the start', () => {
    expect(win({ outs: 1 })).toBeCloseTo(0.55, 1);
    expect(runsOf({ outs: 1 })).toBeGreaterThan(jointMean(game.start, (h, a) => h + a) - 0.5);
  });

  it('ends at the result', () => {
    expect(only({ inning: 9, bottom: true, home: 4, away: 3, outs: 1 })).toEqual([[4, 3]]);
    expect(only({ inning: 9, bottom: true, home: 4, away: 3 })).toEqual([[4, 3]]);
    expect(only({ inning: 9, bottom: true, home: 2, away: 3, outs: 3 })).toEqual([[2, 3]]);
    expect(only({ inning: 10, home: 2, away: 3 })).toEqual([[2, 3]]);
    expect(only({ inning: 9, home: 4, away: 3, outs: 3 })).toEqual([[4, 3]]);
    expect(only({ inning: 12, home: 4, away: 3, outs: 1 })).toEqual([[4, 3]]);
  });

  it('reads three outs as the start of the next half-inning', () => {
    expect(game.after(state({ inning: 4, outs: 3, home: 1 }))).toEqual(
      game.after(state({ inning: 4, bottom: true, home: 1 })),
    );
    expect(game.after(state({ inning: 4, bottom: true, outs: 3, bases: 5, home: 1 }))).toEqual(
      game.after(state({ inning: 5, home: 1 })),
    );
  });

  it('goes up for the side that scores, has runners, or has outs left', () => {
    for (const inning of [1, 7, 9, 11]) {
      const home = { inning, bottom: true };
      const away = { inning, bottom: false, outs: 1 };
      expect(win({ ...home, away: 2 })).toBeLessThan(win({ ...home, away: 2, home: 1 }));
      expect(win({ ...home, away: 2, outs: 1 })).toBeLessThan(
        win({ ...home, away: 2, outs: 1, bases: 7 }),
      );
      expect(win({ ...home, away: 2, outs: 2, bases: 2 })).toBeLessThan(
        win({ ...home, away: 2, outs: 1, bases: 2 }),
      );
      expect(win(away)).toBeGreaterThan(win({ ...away, bases: 2 }));
      expect(win(away)).toBeGreaterThan(win({ ...away, away: 1 }));
    }
  });

  it('makes a lead worth more as the innings go', () => {
    const leads = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((inning) => win({ inning, home: 2 }));
    expect(leads.slice(1).every((lead, at) => lead > (leads[at] ?? 1))).toBe(true);
    expect(leads[8]).toBeGreaterThan(0.9);
  });

  it('ends a walk-off by at most four runs, and only a level score goes on', () => {
    const scores = only({ inning: 9, bottom: true, home: 5, away: 5, outs: 2, bases: 7 });
    const won = scores.filter(([home = 0, away = 0]) => home > away);
    expect(won.every(([home = 0, away = 0]) => home - away <= 4)).toBe(true);
    expect(scores.every(([home, away]) => home !== away)).toBe(true);
    expect(scores.every(([home = 0, away = 0]) => home >= 5 && away >= 5)).toBe(true);
  });

  it('puts a runner on second in extra innings', () => {
    const level = { home: 3, away: 3 };
    expect(game.after(state({ inning: 10, ...level }))).toEqual(
      game.after(state({ inning: 10, bases: 2, ...level })),
    );
    expect(win({ inning: 10, ...level })).toBeGreaterThan(0.5);
  });

  it('says nearly the same of every extra inning', () => {
    const level = { home: 3, away: 3, outs: 1, bases: 4 };
    expect(Math.abs(win({ inning: 15, ...level }) - win({ inning: 11, ...level }))).toBeLessThan(
      0.02,
    );
  });

  it('lets the runs so far say little of those to come', () => {
    const toCome = (away: number) =>
      jointMean(game.after(state({ inning: 5, home: 4, away })), (_, last) => last) - away;
    expect(toCome(8)).toBeGreaterThan(0.9 * toCome(2));
    expect(toCome(8)).toBeLessThan(1.5 * toCome(2));
  });

  it('says something of scores beyond its table', () => {
    const { weights } = game.after(state({ inning: 8, home: 70, away: 12 }));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeGreaterThan(0);
    expect(win({ inning: 3, home: 28, away: 27 })).toBeGreaterThan(0.5);
  });

  it.each([
    ['home', { home: -1 }],
    ['away', { away: 1.5 }],
    ['inning', { inning: 0 }],
    ['outs', { outs: 4 }],
    ['bases', { bases: 8 }],
    ['bottom', { bottom: undefined as unknown as boolean }],
    ['sport', { sport: 'hockey' as unknown as 'baseball' }],
  ])('refuses a wrong %s by name', (name, given) => {
    expect(() => game.after(state(given))).toThrow(RangeError);
    expect(() => game.after(state(given))).toThrow(name);
  });
});
