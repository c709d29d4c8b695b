import { describe, expect, it } from 'vitest';
import type { TennisState } from '#domain/live/tennisState.ts';
import { readTennisInputs } from '../../tennis/inputs.ts';
import { matchJoint } from '../../tennis/joint.ts';
import { matchTables } from '../../tennis/tables.ts';
import { beginMatch } from './tennisLive.ts';

const INPUTS = {
  matchWin: 0.63,
  bestOf: 3,
  servePointShare: 0.63,
  serviceA: 0.01,
  serviceB: -0.02,
  differenceSd: 0.05,
  meanSd: 0.02,
  setMomentum: 0.01,
  finalSetTieBreak: 7,
};
const state = (given: Partial<TennisState>): TennisState => ({
  sport: 'tennis',
  sets: [],
  games: [0, 0],
  points: [0, 0],
  ...given,
});
const match = beginMatch(INPUTS);
const win = (given: Partial<TennisState>) => match.after(state(given)).win;

describe('a match from a state', () => {
  it.each([
    [3, 7],
    [3, 10],
    [5, 10],
    [5, 0],
  ])('starts at the published figures: best of %i, tie-break to %i', (bestOf, finalSetTieBreak) => {
    const inputs = { ...INPUTS, bestOf, finalSetTieBreak };
    const { matchWin, shape } = readTennisInputs(inputs);
    const published = matchJoint(matchTables(matchWin, shape), shape).map((ends) =>
      ends.codes.reduce((sum, code) => sum + ends.share(code), 0),
    );
    const { win: now, setScores } = beginMatch(inputs).after(state({}));
    expect(now).toBeCloseTo(0.63, 9);
    setScores.forEach((share, at) => {
      expect(share).toBeCloseTo(published[at] ?? 0, 9);
    });
  });

  it('is the mean of what the next point, game or tie-break point makes of it', () => {
    const near = (
      from: Partial<TennisState>,
      one: Partial<TennisState>,
      other: Partial<TennisState>,
    ) => {
      const [a, now, b] = [win(one), win(from), win(other)];
      expect(now).toBeGreaterThan(b);
      expect(now).toBeLessThan(a);
    };
    near(
      { games: [3, 4], points: [1, 2], server: 'a' },
      { games: [3, 4], points: [2, 2], server: 'a' },
      { games: [3, 4], points: [1, 3], server: 'a' },
    );
    near(
      { games: [6, 6], points: [5, 6], server: 'b' },
      { games: [6, 6], points: [6, 6], server: 'a' },
      { games: [6, 7] },
    );
    near(
      { sets: [[6, 4]], games: [5, 5], points: [3, 4], server: 'b' },
      { sets: [[6, 4]], games: [5, 5], points: [3, 3], server: 'b' },
      { sets: [[6, 4]], games: [5, 6], server: 'a' },
    );
  });

  it('ends at the result, told among the sets or as games', () => {
    const { win: won, setScores } = match.after(
      state({
        sets: [
          [6, 4],
          [3, 6],
          [7, 6],
        ],
      }),
    );
    expect(won).toBe(1);
    expect(setScores).toEqual([0, 1, 0, 0]);
    expect(win({ sets: [[4, 6]], games: [5, 7] })).toBe(0);
  });

  it('takes a finished set among the games as one of the sets', () => {
    expect(win({ games: [6, 3], server: 'b' })).toBe(win({ sets: [[6, 3]], server: 'b' }));
  });

  it('learns from the score how the day is', () => {
    const [narrow, clear] = [win({ sets: [[7, 6]] }), win({ sets: [[6, 0]] })];
    expect(clear).toBeGreaterThan(narrow + 0.02);
    expect(narrow).toBeGreaterThan(0.63);
  });

  it('lies between both servers if the feed does not say who serves', () => {
    const [a, b] = [win({ games: [4, 3], server: 'a' }), win({ games: [4, 3], server: 'b' })];
    const unknown = win({ games: [4, 3] });
    expect(unknown).toBeGreaterThan(Math.min(a, b));
    expect(unknown).toBeLessThan(Math.max(a, b));
  });

  it('means over the points of a game where they are not told', () => {
    const score = { sets: [[6, 4]], games: [3, 3], server: 'a' } as const;
    const untold = match.after({ sport: 'tennis', ...score });
    expect(untold).toEqual(match.after(state({ ...score, points: [0, 0] })));
    const tieBreak = { games: [6, 6] } as const;
    const within = match.after({ sport: 'tennis', sets: [], ...tieBreak, server: 'b' }).win;
    expect(within).toBe(match.after({ sport: 'tennis', sets: [], ...tieBreak }).win);
  });

  it.each<[string, object]>([
    ['sets', { sets: [[6, 5]] }],
    [
      'sets',
      {
        sets: [
          [6, 0],
          [6, 0],
          [6, 0],
        ],
      },
    ],
    ['games', { games: [-1, 0] }],
    ['games', { games: [0] }],
    ['points', { points: [4, 2] }],
    ['points', { points: [5, 4] }],
    ['points', { games: [6, 6], points: [7, 4] }],
    ['server', { server: 'c' }],
  ])('refuses wrong %s by name', (name, given) => {
    expect(() => match.after(state(given))).toThrow(RangeError);
    expect(() => match.after(state(given))).toThrow(name);
  });
});
