import { describe, expect, it } from 'vitest';
import type { HockeyState } from '#domain/live/gameState.ts';
import { EXAMPLE_INPUTS, LINED_INPUTS, WIDE_INPUTS } from '../../exampleInputs.fixture.ts';
import { homeWinOf, jointMean } from '../../joint/joint.fixture.ts';
import { hockeyLive } from './hockeyLive.ts';

const game = hockeyLive.begin('NHL', EXAMPLE_INPUTS.hockey);

const state = (given: Partial<HockeyState>): HockeyState => ({
  sport: 'hockey',
  home: 0,
  away: 0,
  period: 1,
  secondsLeft: 1200,
  ...given,
});
const win = (given: Partial<HockeyState>) => homeWinOf(game.after(state(given)));
const goals = (given: Partial<HockeyState>) =>
  jointMean(game.after(state(given)), (home, away) => home + away);
const only = (given: Partial<HockeyState>) => {
  const { size, weights } = game.after(state(given));
  return [...weights].flatMap((weight, cell) =>
    weight > 0 ? [[Math.floor(cell / size), cell % size]] : [],
  );
};

describe('a game of hockey from a state', () => {
  it('starts at the published table itself', () => {
    expect(game.after(state({}))).toBe(game.start);
    expect(game.after(state({ homeSkaters: 5, awaySkaters: 5 }))).toBe(game.start);
  });

  it('hardly moves in the first seconds', () => {
    expect(Math.abs(win({ secondsLeft: 1180 }) - homeWinOf(game.start))).toBeLessThan(0.003);
    const gone = jointMean(game.start, (h, a) => h + a) - goals({ secondsLeft: 1180 });
    expect(gone).toBeGreaterThan(0.005);
    expect(gone).toBeLessThan(0.05);
  });

  it('ends at the result', () => {
    expect(only({ period: 3, secondsLeft: 0, home: 4, away: 2 })).toEqual([[4, 2]]);
    expect(only({ period: 4, secondsLeft: 130, home: 3, away: 2 })).toEqual([[3, 2]]);
    expect(only({ period: 5, secondsLeft: 0, home: 2, away: 3 })).toEqual([[2, 3]]);
  });

  it('ends a level game by one, at any clock of the overtime', () => {
    const overtime = { period: 4, home: 2, away: 2 };
    expect(only({ period: 3, secondsLeft: 0, home: 2, away: 2 })).toEqual([
      [2, 3],
      [3, 2],
    ]);
    expect(game.after(state({ ...overtime, secondsLeft: 300 }))).toEqual(
      game.after(state({ ...overtime, secondsLeft: 10 })),
    );
    expect(win(overtime)).toBeGreaterThan(0.5);
    expect(win(overtime)).toBeLessThan(win({}));
  });

  it('takes no goal back and leaves no score level', () => {
    const scores = only({ period: 2, home: 2, away: 1 });
    expect(scores.every(([home = 0, away = 0]) => home >= 2 && away >= 1 && home !== away)).toBe(
      true,
    );
  });

  it('goes up for the side that scores', () => {
    for (const [period, secondsLeft] of [
      [1, 600],
      [2, 0],
      [3, 250],
      [3, 20],
    ] as const) {
      const wins = [-3, -2, -1, 0, 1, 2, 3].map((lead) =>
        win({ period, secondsLeft, home: Math.max(lead, 0), away: Math.max(-lead, 0) }),
      );
      expect(wins.slice(1).every((one, at) => one > (wins[at] ?? 1))).toBe(true);
    }
  });

  it('makes a lead worth more as the clock runs', () => {
    const clocks = [
      [1, 1200],
      [1, 1],
      [2, 600],
      [3, 1200],
      [3, 301],
      [3, 150],
      [3, 60],
      [3, 5],
    ] as const;
    const leads = clocks.map(([period, secondsLeft]) => win({ period, secondsLeft, home: 1 }));
    expect(leads.slice(1).every((one, at) => one > (leads[at] ?? 1))).toBe(true);
    expect(leads.at(-1)).toBeGreaterThan(0.97);
  });

  it('reads the end of a period as the start of the next', () => {
    expect(game.after(state({ period: 1, secondsLeft: 0, away: 1 }))).toEqual(
      game.after(state({ period: 2, away: 1 })),
    );
  });

  it('expects more goals of a close game than of a decided one in the last minutes', () => {
    const late = { period: 3, secondsLeft: 100 };
    expect(goals({ ...late, home: 1 }) - 1).toBeGreaterThan(2 * (goals({ ...late, home: 4 }) - 4));
  });

  it('counts a power play, and a goalie pulled', () => {
    const even = { period: 2, homeSkaters: 5, awaySkaters: 5 };
    expect(win({ ...even, awaySkaters: 4 })).toBeGreaterThan(win(even) + 0.01);
    expect(win({ ...even, homeSkaters: 3 })).toBeLessThan(win(even) - 0.01);
    expect(game.after(state(even))).toEqual(game.after(state({ period: 2 })));
    const late = { period: 3, secondsLeft: 200, away: 1, homeSkaters: 5, awaySkaters: 5 };
    expect(goals({ ...late, homeSkaters: 6 })).toBeGreaterThan(goals(late) + 0.3);
    expect(win({ ...late, homeSkaters: 6 })).toBeGreaterThan(win(late));
    expect(goals({ ...late, awaySkaters: 6 })).toBeCloseTo(goals(late), 6);
  });

  it.each([
    ['lined', { ...EXAMPLE_INPUTS.hockey, ...LINED_INPUTS.hockey }],
    ['wide', { ...EXAMPLE_INPUTS.hockey, ...WIDE_INPUTS.hockey }],
  ])('says something of every score of a %s game', (_, inputs) => {
    const other = hockeyLive.begin('NHL', inputs);
    for (const given of [{ secondsLeft: 900 }, { period: 2, away: 9 }, { period: 3, home: 99 }]) {
      const { weights } = other.after(state(given));
      expect(weights.every((weight) => weight >= 0)).toBe(true);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeGreaterThan(0);
    }
  });

  it.each([
    ['home', { home: -1 }],
    ['away', { away: 100 }],
    ['period', { period: 0 }],
    ['secondsLeft', { secondsLeft: 1201 }],
    ['secondsLeft', { secondsLeft: Number.NaN }],
    ['homeSkaters', { homeSkaters: 2 }],
    ['awaySkaters', { awaySkaters: 7 }],
    ['sport', { sport: 'soccer' as unknown as 'hockey' }],
  ])('refuses a wrong %s by name', (name, given) => {
    expect(() => game.after(state(given))).toThrow(RangeError);
    expect(() => game.after(state(given))).toThrow(name);
  });
});
