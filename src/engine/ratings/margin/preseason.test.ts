import { expect, test } from 'vitest';
import { append, newBelief, varianceOf } from '../belief.ts';
import { initialRatings } from '../fitted.ts';
import { freeze } from './freeze.ts';
import { heedPreseason, type PreseasonFacts } from './preseason.ts';
import { thaw } from './state.ts';
import { advanceMargin } from './time.ts';
import type { MarginState } from './types.ts';

const PARAMS = { pull: 0.25, kept: 0.5, poll: 2 };

/** The home advantage and two teams at 12 and −4 after facts; the league's level is 4. */
function heeded(...facts: (PreseasonFacts | undefined)[]) {
  const belief = newBelief(false);
  for (const mean of [2, 12, -4]) append(belief, mean, 10);
  heedPreseason(belief, { level: 4, rows: [1, 2] }, PARAMS, facts);
  return belief;
}

test('a rating gives up a share of its distance from the level, and the facts add their points', () => {
  const { mean } = heeded({ poll: 2 }, { poll: 6 });
  expect([...mean.subarray(0, 3)]).toEqual([2, 12 - 2 + 4, -4 + 2 + 12]);
});

test('a share of the variance is left, and a team without facts stays as it is', () => {
  const belief = heeded({ poll: 2 });
  expect(varianceOf(belief, 1)).toBeCloseTo(5, 12);
  expect([belief.mean[2], varianceOf(belief, 2)]).toEqual([-4, 10]);
  const second = heeded(undefined, { poll: 0 });
  expect([second.mean[1], varianceOf(second, 1)]).toEqual([12, 10]);
});

function college(change: Partial<MarginState>): MarginState {
  const ratings = initialRatings('NCAAB');
  if (ratings.kind !== 'margin') throw new Error('NCAAB is a margin league');
  const { kind: _, pool: __, lineWeights: ___, ...stored } = ratings;
  const { params } = stored;
  const line = params.line && { ...params.line, preseason: PARAMS };
  const score = { ...params.score, preseason: PARAMS };
  return { ...stored, params: { ...params, line, score }, ...change };
}

/** Kansas' rating after a new season's opening, in both filters. */
function opened(state: MarginState, seasons = 1) {
  const work = thaw(state);
  advanceMargin(work, state.season + seasons, state.day + 200 * seasons);
  const after = freeze(work);
  return { after, kansas: after.teams.Kansas };
}

test('facts of the coming season speak when it opens, once, and are then forgotten', () => {
  const plain = college({});
  const next = String(plain.season + 1);
  const known = { [next]: { Kansas: { poll: 7.3 } } };
  const without = opened(plain);
  const { after, kansas } = opened(college({ preseason: known }));
  const shift = (one: number | undefined, other: number | undefined) => (one ?? 0) - (other ?? 0);
  expect(shift(kansas?.line, without.kansas?.line)).toBeGreaterThan(0);
  expect(kansas?.lineVar).toBeCloseTo(0.5 * (without.kansas?.lineVar ?? 0), 9);
  expect(kansas?.scoreVar).toBeCloseTo(0.5 * (without.kansas?.scoreVar ?? 0), 9);
  expect(after.teams.Duke).toEqual(without.after.teams.Duke);
  expect(after.preseason).toBeUndefined();
  expect(freeze(thaw(college({ preseason: known }))).preseason).toEqual(known);
});

test('facts of another season, and ratings whose fit had none, change nothing', () => {
  const plain = college({});
  const later = { [String(plain.season + 2)]: { Kansas: { poll: 7.3 } } };
  expect(opened(college({ preseason: later })).after.teams).toEqual(opened(plain).after.teams);
  const { params } = plain;
  const unfitted = {
    ...params,
    line: params.line && { ...params.line, preseason: undefined },
    score: { ...params.score, preseason: undefined },
  };
  const known = { [String(plain.season + 1)]: { Kansas: { poll: 7.3 } } };
  const deaf = opened(college({ params: unfitted, preseason: known }));
  expect(deaf.after.teams).toEqual(opened(college({ params: unfitted })).after.teams);
});
