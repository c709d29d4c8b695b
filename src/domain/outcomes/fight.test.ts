import { describe, expect, test } from 'vitest';
import {
  decisionShares,
  decisiveWinShare,
  distanceShare,
  drawShare,
  type FightOutcome,
  fightRuns,
  finishesByRound,
  meanDuration,
  methodShares,
  overRoundsShare,
  roundShares,
} from './fight.ts';
import { fightPrediction, likeliestEnding } from './fightPrediction.ts';

const at = (...places: number[]): number[] =>
  Array.from({ length: 30 }, (_, bin) => places.filter((place) => place === bin).length);

/** Twenty fights of three rounds: a wins 12, b 6, two draws. */
const OUTCOME: FightOutcome = {
  rounds: 3,
  roundMinutes: 5,
  a: { knockout: at(0, 14, 15, 29), submission: at(9, 10), unanimous: 4, split: 1, majority: 1 },
  b: { knockout: at(2), submission: at(), unanimous: 3, split: 2, majority: 0 },
  draws: 2,
};

describe('shares of a fight', () => {
  test('winners and draws', () => {
    expect(fightRuns(OUTCOME)).toBe(20);
    expect(drawShare(OUTCOME)).toBe(0.1);
    expect(decisiveWinShare(OUTCOME, 'a')).toBeCloseTo(12 / 18, 12);
    expect(decisiveWinShare(OUTCOME, 'b')).toBeCloseTo(6 / 18, 12);
  });

  test('methods, of all and of one side', () => {
    expect(methodShares(OUTCOME)).toEqual({ knockout: 0.25, submission: 0.1, decision: 0.55 });
    expect(methodShares(OUTCOME, 'b')).toEqual({ knockout: 0.05, submission: 0, decision: 0.25 });
    expect(decisionShares(OUTCOME)).toEqual({ unanimous: 0.35, split: 0.15, majority: 0.05 });
  });

  test('rounds and the distance', () => {
    expect(roundShares(OUTCOME)).toEqual([3 / 20, 3 / 20, 1 / 20]);
    expect(distanceShare(OUTCOME)).toBeCloseTo(13 / 20, 12);
    expect(finishesByRound(OUTCOME, 'a', 'knockout')).toEqual([1, 2, 1]);
  });

  test('over a line: an end in the half minute up to it is under', () => {
    // Half a round is 2:30; bins 0 and 2 end before it, bin 14 ends at 7:30, bin 15 after.
    expect(overRoundsShare(OUTCOME, 0.5)).toBeCloseTo(18 / 20, 12);
    expect(overRoundsShare(OUTCOME, 1.5)).toBeCloseTo(15 / 20, 12);
    expect(overRoundsShare(OUTCOME, 2.5)).toBeCloseTo(14 / 20, 12);
  });

  test.each([0, 3, 3.5, 1.33, Number.NaN])('no line at %s rounds', (line) => {
    expect(() => overRoundsShare(OUTCOME, line)).toThrow(RangeError);
  });

  test('two-minute rounds have lines at half rounds too', () => {
    const women = { ...OUTCOME, rounds: 10, roundMinutes: 2 };
    expect(overRoundsShare(women, 1.5)).toBeCloseTo(18 / 20, 12);
  });

  test('mean duration counts a finish in the middle of its half minute', () => {
    const minutes = [0, 14, 15, 29, 9, 10, 2].reduce((sum, bin) => sum + (bin + 0.5) / 2, 0);
    expect(meanDuration(OUTCOME)).toBeCloseTo((minutes + 13 * 15) / 20, 12);
  });
});

describe('what the card prints', () => {
  const names = { a: 'Ann', b: 'Bea' };

  test('the likelier winner, his most frequent method and its round', () => {
    expect(likeliestEnding(OUTCOME)).toEqual({ side: 'a', method: 'decision', round: 3 });
    const stopped = { ...OUTCOME, a: { ...OUTCOME.a, unanimous: 0 } };
    expect(likeliestEnding(stopped)).toEqual({ side: 'a', method: 'knockout', round: 2 });
    const other = { ...OUTCOME, b: { ...OUTCOME.b, unanimous: 30 } };
    expect(likeliestEnding(other).side).toBe('b');
  });

  test('all fields come from the same runs', () => {
    const card = fightPrediction(OUTCOME, names, [{ name: 'reach', logit: -0.2 }]);
    expect(card).toMatchObject({ winner: 'Ann', method: 'decision', round: 3 });
    expect(card.winProbability).toBeCloseTo(100 * (12 / 18), 10);
    expect(card.fightDuration).toBe(meanDuration(OUTCOME));
    expect(card.keyFactors).toEqual(['Bea: longer reach']);
  });

  test('factors: strongest first, small ones left out', () => {
    const factors = [
      { name: 'age', logit: 0.1 },
      { name: 'rating', logit: -0.9 },
      { name: 'layoff', logit: 0.01 },
    ] as const;
    expect(fightPrediction(OUTCOME, names, factors).keyFactors).toEqual([
      'Bea: stronger by results and past odds',
      'Ann: favored by age',
    ]);
  });
});
