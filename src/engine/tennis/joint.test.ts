import { expect, test } from 'vitest';
import {
  meanGames,
  overShare,
  setScoreShares,
  tieBreakShare,
  winShare,
} from '#domain/outcomes/tennis.ts';
import { sfc32 } from '../rng/generator.ts';
import { simulate } from '../simulate.ts';
import { readTennisInputs, type TennisInputs } from './inputs.ts';
import { matchJoint } from './joint.ts';
import { tennisModel } from './model.ts';
import { setBySet } from './playSets.ts';
import { matchTables } from './tables.ts';

const EXAMPLE: TennisInputs = {
  matchWin: 0.613,
  bestOf: 3,
  servePointShare: 0.64,
  serviceA: 0.01,
  serviceB: -0.005,
  differenceSd: 0.055,
  meanSd: 0.03,
  setMomentum: 0.012,
  finalSetTieBreak: 7,
};
const FORMATS = [
  { bestOf: 3, finalSetTieBreak: 7 },
  { bestOf: 3, finalSetTieBreak: 10 },
  { bestOf: 5, finalSetTieBreak: 10 },
  { bestOf: 5, finalSetTieBreak: 0 },
];
const RUNS = 100_000;

test.each(FORMATS)('%o: the probabilities of all ways a match can end add up to 1', (format) => {
  const { matchWin, shape } = readTennisInputs({ ...EXAMPLE, ...format });
  const joint = matchJoint(matchTables(matchWin, shape), shape);
  let [all, wonByA] = [0, 0];
  for (const [score, endings] of joint.entries()) {
    for (const code of endings.codes) {
      all += endings.share(code);
      if (2 * score < format.bestOf) wonByA += endings.share(code);
    }
  }
  expect(all).toBeCloseTo(1, 10);
  expect(wonByA).toBeCloseTo(matchWin, 9);
});

test.each(FORMATS)('%o: matches drawn from it are those that are played set by set', (format) => {
  const inputs = { ...EXAMPLE, ...format };
  const drawn = simulate(tennisModel, inputs, 7, RUNS);
  const { matchWin, shape } = readTennisInputs(inputs);
  const play = setBySet(matchTables(matchWin, shape), shape);
  play.play(sfc32(11), RUNS, 0);
  const played = play.outcome();
  const shares = (of: typeof drawn) => [
    winShare(of),
    tieBreakShare(of),
    overShare(of, 22.5).over,
    overShare(of, 38.5).over,
    of.firstSet[0] / RUNS,
    ...setScoreShares(of).map(({ share }) => share),
  ];
  const one = shares(played);
  for (const [at, share] of shares(drawn).entries()) {
    // Five standard errors of the matches that were played.
    expect(Math.abs(share - (one[at] ?? 0))).toBeLessThan(5 * Math.sqrt(0.25 / RUNS));
  }
  expect(meanGames(drawn)).toBeCloseTo(meanGames(played), 0);
  expect(drawn.games.at(-1)?.[0]).toBeGreaterThan(format.bestOf === 3 ? 37 : 60);
});

test('the winner’s share is the input’s within a few runs, whatever the seed', () => {
  for (const seed of [1, 2, 3]) {
    const share = winShare(simulate(tennisModel, EXAMPLE, seed, RUNS));
    expect(Math.abs(RUNS * (share - EXAMPLE.matchWin))).toBeLessThan(5);
  }
});
