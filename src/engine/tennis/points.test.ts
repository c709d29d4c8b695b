import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchWinOf } from './matchWin.ts';
import { holdProbability, tieBreakProbability, twoAhead } from './points.ts';
import { SET_GAMES, SET_MARGINS, type SetEnd, setDistribution, setWin } from './sets.ts';

const share = fc.double({ min: 0.05, max: 0.95, noNaN: true });
const end = fc.constantFrom<SetEnd>(7, 10, 0);

const setOf = (a: number, b: number, decided: SetEnd): Float64Array => {
  const into = new Float64Array(14);
  setDistribution(a, b, decided, into, new Float64Array(49));
  return into;
};

test('a server who wins 60 % of the points holds 73.6 % of the games', () => {
  expect(holdProbability(0.6)).toBeCloseTo(0.7357292, 6);
  expect(holdProbability(0.5)).toBeCloseTo(0.5, 12);
});

describe('tie-breaks', () => {
  test.each([7, 10])('to %s: level players are level, whoever serves first', (to) => {
    expect(tieBreakProbability(0.65, 0.65, to)).toBeCloseTo(0.5, 12);
  });

  test('who serves first does not matter', () => {
    fc.assert(
      fc.property(share, share, fc.constantFrom(7, 10), (a, b, to) => {
        expect(tieBreakProbability(a, b, to)).toBeCloseTo(1 - tieBreakProbability(b, a, to), 10);
      }),
    );
  });

  test('the longer one favours the better player more', () => {
    expect(tieBreakProbability(0.7, 0.6, 10)).toBeGreaterThan(tieBreakProbability(0.7, 0.6, 7));
  });

  test('to one point, two ahead: pairs of serves decide', () => {
    expect(tieBreakProbability(0.7, 0.6, 1)).toBeCloseTo(twoAhead(0.7, 0.4), 12);
  });
});

describe('sets', () => {
  test('the fourteen scores sum to one, and who serves first does not change who wins', () => {
    fc.assert(
      fc.property(share, share, end, (a, b, decided) => {
        const served = setOf(a, b, decided);
        expect(served.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 10);
        expect(setWin(served)).toBeCloseTo(1 - setWin(setOf(b, a, decided)), 8);
      }),
    );
  });

  test('a set is won more often by who wins more points', () => {
    const usual = fc.double({ min: 0.4, max: 0.8, noNaN: true });
    fc.assert(
      fc.property(usual, usual, fc.double({ min: 0.001, max: 0.04, noNaN: true }), (a, b, more) => {
        expect(setWin(setOf(a + more, b, 7))).toBeGreaterThan(setWin(setOf(a, b, 7)));
      }),
    );
  });

  test('games and margins belong to the scores', () => {
    expect(SET_GAMES.slice(0, 7)).toEqual([6, 7, 8, 9, 10, 12, 13]);
    expect(SET_MARGINS.slice(7)).toEqual([-6, -5, -4, -3, -2, -2, -1]);
  });
});

test('a match of equal sets', () => {
  const sets = (p: number) => new Float64Array(5).fill(p);
  expect(matchWinOf(sets(0.6), 0.6, 3)).toBeCloseTo(0.648, 12);
  expect(matchWinOf(sets(0.6), 0.6, 5)).toBeCloseTo(0.68256, 12);
  expect(matchWinOf(sets(0.5), 0.5, 5)).toBeCloseTo(0.5, 12);
});
