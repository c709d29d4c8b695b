import { describe, expect, it } from 'vitest';
import type { SoccerState } from '#domain/live/gameState.ts';
import { EXAMPLE_INPUTS, LINED_INPUTS, WIDE_INPUTS } from '../../exampleInputs.fixture.ts';
import { homeWinOf, jointMean } from '../../joint/joint.fixture.ts';
import { soccerLive } from './soccerLive.ts';

const game = soccerLive.begin('EPL', EXAMPLE_INPUTS.soccer);

const state = (given: Partial<SoccerState>): SoccerState => ({
  sport: 'soccer',
  home: 0,
  away: 0,
  period: (given.minute ?? 0) > 45 ? 2 : 1,
  minute: 0,
  ...given,
});
const win = (given: Partial<SoccerState>) => homeWinOf(game.after(state(given)));
const goals = (given: Partial<SoccerState>) =>
  jointMean(game.after(state(given)), (home, away) => home + away);
const only = ({ size, weights }: { size: number; weights: Float64Array }) =>
  [...weights].flatMap((weight, cell) =>
    weight > 0 ? [[Math.floor(cell / size), cell % size]] : [],
  );

describe('a game of soccer from a state', () => {
  it('starts at the published table itself', () => {
    expect(game.after(state({}))).toBe(game.start);
    expect(game.after(state({ added: 0, homeReds: 0, awayReds: 0 }))).toBe(game.start);
  });

  it('hardly moves in the first minute', () => {
    expect(Math.abs(win({ minute: 1 }) - homeWinOf(game.start))).toBeLessThan(0.003);
    const gone = jointMean(game.start, (h, a) => h + a) - goals({ minute: 1 });
    expect(gone).toBeGreaterThan(0.005);
    expect(gone).toBeLessThan(0.04);
  });

  it('ends at the result', () => {
    expect(only(game.after(state({ period: 3, minute: 90, home: 2, away: 1 })))).toEqual([[2, 1]]);
    expect(only(game.after(state({ period: 5, minute: 120, home: 40 })))).toEqual([[30, 0]]);
  });

  it('takes no goal back', () => {
    const scores = only(game.after(state({ minute: 60, home: 2, away: 1 })));
    expect(scores.every(([home = 0, away = 0]) => home >= 2 && away >= 1)).toBe(true);
  });

  it('goes up for the side that scores', () => {
    for (const minute of [10, 44, 70, 89]) {
      const wins = [-2, -1, 0, 1, 2, 3].map((lead) =>
        win({ minute, home: Math.max(lead, 0), away: Math.max(-lead, 0) }),
      );
      expect(wins.slice(1).every((one, at) => one > (wins[at] ?? 1))).toBe(true);
    }
  });

  it('makes a lead worth more, and goals to come fewer, as the minutes go', () => {
    const minutes = [5, 15, 30, 45, 46, 60, 75, 85, 90];
    const leads = minutes.map((minute) => win({ minute, home: 1 }));
    const left = minutes.map((minute) => goals({ minute, home: 1 }));
    expect(leads.slice(1).every((one, at) => one > (leads[at] ?? 1))).toBe(true);
    expect(left.slice(1).every((one, at) => one < (left[at] ?? 0))).toBe(true);
    expect(leads.at(-1)).toBeGreaterThan(0.93);
  });

  it('leaves less of added time the longer it lasts', () => {
    const late = [0, 3, 6, 12, 60].map((added) => goals({ minute: 90, added, home: 1 }) - 1);
    expect(late.slice(1).every((one, at) => one < (late[at] ?? 0))).toBe(true);
    expect(late.at(-1)).toBeLessThan(0.001);
    expect(goals({ minute: 45, added: 1 })).toBeLessThan(goals({ minute: 45 }));
    expect(goals({ minute: 45, period: 2 })).toBeLessThan(goals({ minute: 45, added: 3 }));
  });

  it('counts who was sent off, as far as one side has more', () => {
    expect(win({ minute: 30, homeReds: 1 })).toBeLessThan(win({ minute: 30 }) - 0.1);
    expect(win({ minute: 30, awayReds: 1 })).toBeGreaterThan(win({ minute: 30 }) + 0.1);
    expect(game.after(state({ minute: 30, homeReds: 1, awayReds: 1 }))).toEqual(
      game.after(state({ minute: 30 })),
    );
  });

  it.each([
    ['lined', { ...EXAMPLE_INPUTS.soccer, ...LINED_INPUTS.soccer }],
    ['wide', { ...EXAMPLE_INPUTS.soccer, ...WIDE_INPUTS.soccer }],
  ])('says something of every score of a %s game', (_, inputs) => {
    const other = soccerLive.begin('MLS', inputs);
    for (const given of [{ minute: 1 }, { minute: 40, away: 6 }, { minute: 80, home: 70 }]) {
      const { weights } = other.after(state(given));
      expect(weights.every((weight) => weight >= 0)).toBe(true);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeGreaterThan(0);
    }
  });

  it.each([
    ['home', { home: -1 }],
    ['away', { away: 1.5 }],
    ['period', { period: 6 }],
    ['minute', { minute: 46, period: 1 }],
    ['minute', { minute: 30, period: 2 }],
    ['minute', { minute: Number.NaN }],
    ['added', { added: -1 }],
    ['homeReds', { homeReds: 12 }],
    ['awayReds', { awayReds: 0.5 }],
    ['sport', { sport: 'hockey' as unknown as 'soccer' }],
  ])('refuses a wrong %s by name', (name, given) => {
    expect(() => game.after(state(given))).toThrow(RangeError);
    expect(() => game.after(state(given))).toThrow(name);
  });
});
