import { expect, test } from 'vitest';
import { EXAMPLE_CARD, EXAMPLE_MATCH } from '#domain/events/exampleEvents.fixture.ts';
import { contenders } from '#domain/events/winners.ts';
import { fairPrices } from '#domain/fights/fairPrices.ts';
import { roundLadder } from '#domain/fights/roundLadder.ts';
import { drawShare, methodShares } from '#domain/outcomes/fight.ts';
import { setScoreShares } from '#domain/outcomes/tennis.ts';
import { wholeFairAmerican } from '#domain/prices/fairPrice.ts';
import { initialEventRatings, predictBout, predictTennisMatch } from '#engine/events/index.ts';
import { fightEvent } from './fights/event.ts';
import { tennisPrediction } from './tennis/prediction.ts';

const RATINGS = initialEventRatings();
const ASKED = [0.08, 0.31, 0.5, 0.77, 0.96];
const market = (a: number) => ({ a, b: 1 - a, books: ['Book'], leftOut: [] });
const numbered = <Made extends object>(made: Made) => ({ ...made, id: 1, asOf: EXAMPLE_CARD.asOf });
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

test.each(ASKED)('a bout that the books give %s has one chance wherever it is told', (a) => {
  const [bout] = EXAMPLE_CARD.bouts;
  const made = bout && predictBout(EXAMPLE_CARD, bout, RATINGS, 20_000, market(a));
  if (!bout || !made) throw new Error('no prediction');
  const card = { ...EXAMPLE_CARD, bouts: [{ ...bout, prediction: numbered(made) }] };
  const { outcome } = made;
  const [one = 0, other = 0] = (contenders(card, bout.key) ?? []).map((each) => each.probability);
  expect(one + other).toBeCloseTo(100, 9);
  const told = fightEvent(card)?.prediction;
  expect(told?.winProbability).toBe(Math.max(one, other));
  expect(told?.confidence).toBe(told?.winProbability);
  for (const [side, chance] of [
    ['a', one],
    ['b', other],
  ] as const) {
    const decisive = (chance / 100) * (1 - drawShare(outcome));
    const { knockout, submission, decision } = methodShares(outcome, side);
    expect(knockout + submission + decision).toBeCloseTo(decisive, 9);
    expect(sum(roundLadder(outcome).map((rung) => rung[side]))).toBeCloseTo(decisive, 9);
    expect(fairPrices(outcome, side).moneyline).toBe(wholeFairAmerican(chance / 100));
  }
});

test.each(ASKED)('a match that the books give %s has one chance wherever it is told', (a) => {
  const made = predictTennisMatch(EXAMPLE_MATCH, RATINGS, 20_000, market(a));
  if (!made) throw new Error('no prediction');
  const match = { ...EXAMPLE_MATCH, prediction: numbered(made) };
  const [one = 0] = (contenders(match, '') ?? []).map((each) => each.probability);
  const told = tennisPrediction(match);
  expect(told?.homeWinProbability).toBe(one);
  expect(one / 100).toBeCloseTo(a, 1);
  const sets = setScoreShares(made.outcome).filter(({ winner }) => winner === 'A');
  expect(sum(sets.map(({ share }) => share))).toBeCloseTo(one / 100, 9);
});
