import { expect, test } from 'vitest';
import { decisiveWinShare, methodShares } from '#domain/outcomes/fight.ts';
import { winShares } from '#domain/outcomes/race.ts';
import { meanGames, winShare } from '#domain/outcomes/tennis.ts';
import { EXAMPLE_MODEL_INPUTS } from '../exampleInputs.fixture.ts';
import { EXAMPLE_FIGHT } from '../fights/exampleInputs.fixture.ts';
import { fight as fightModel } from '../fights/model.ts';
import { exampleInputs } from '../golf/inputs.fixture.ts';
import { golfModel } from '../golf/model.ts';
import type { AnyModel } from '../model.ts';
import { testCar, testRace } from '../racing/field.fixture.ts';
import { stockcar } from '../racing/stockcar/model.ts';
import { simulate } from '../simulate.ts';
import type { TennisInputs } from '../tennis/inputs.ts';
import { tennisModel } from '../tennis/model.ts';
import { fightWhatIf } from './fight.ts';
import { golfWhatIf } from './golf.ts';
import { raceWhatIf } from './race.ts';
import { tennisWhatIf } from './tennis.ts';

const inputsOf = (model: AnyModel) =>
  EXAMPLE_MODEL_INPUTS.find((one) => one.model === model)?.inputs;

const TENNIS = inputsOf(tennisModel) as TennisInputs;
const match = (inputs: TennisInputs) => simulate(tennisModel, inputs, 7, 50_000);

/** Odds of a probability. */
const odds = (p: number): number => p / (1 - p);

test('400 Elo points are tenfold odds of a match, whoever gets them', () => {
  const published = match(TENNIS);
  const up = match(tennisWhatIf.moved(TENNIS, { a: 100 }, published));
  const down = match(tennisWhatIf.moved(TENNIS, { b: 100 }, published));
  const step = 10 ** (100 / 400);
  expect(odds(winShare(up)) / odds(winShare(published)) / step).toBeCloseTo(1, 1);
  expect(odds(winShare(published)) / odds(winShare(down)) / step).toBeCloseTo(1, 1);
});

test('a faster court makes longer sets and no favorite', () => {
  const published = match(TENNIS);
  const fast = match(tennisWhatIf.moved(TENNIS, { court: 5 }, published));
  expect(meanGames(fast)).toBeGreaterThan(meanGames(published) + 0.5);
  expect(winShare(fast)).toBeCloseTo(winShare(published), 2);
});

test('a fight: strength moves the winner, knockouts how he wins', () => {
  const fight = (inputs: typeof EXAMPLE_FIGHT) => simulate(fightModel, inputs, 7, 50_000);
  const published = fight(EXAMPLE_FIGHT);
  const strong = fight(fightWhatIf.moved(EXAMPLE_FIGHT, { a: 100 }, published));
  expect(decisiveWinShare(strong, 'a')).toBeGreaterThan(decisiveWinShare(published, 'a') + 0.1);
  const hitting = fight(fightWhatIf.moved(EXAMPLE_FIGHT, { koB: 10 }, published));
  const wonBy = (outcome: typeof published) => methodShares(outcome, 'b').knockout;
  const won = decisiveWinShare(published, 'b');
  expect(wonBy(hitting) - wonBy(published)).toBeCloseTo(0.1 * won, 1);
  expect(decisiveWinShare(hitting, 'b')).toBeCloseTo(won, 2);
});

test('a fight takes every end of every knob, even of one that hardly ends early', () => {
  for (const inputs of [
    EXAMPLE_FIGHT,
    { ...EXAMPLE_FIGHT, koA: 0.001, subA: 0, koB: 0.97, subB: 0.02 },
  ]) {
    const published = simulate(fightModel, inputs, 7, 1000);
    const about = { kind: 'fight', a: 'A', b: 'B', league: 'UFC' } as const;
    for (const knob of fightWhatIf.knobs(inputs, about, published)) {
      if (knob.kind === 'choice') continue;
      for (const end of [knob.min, knob.max]) {
        const moved = fightWhatIf.moved(inputs, { [knob.id]: end }, published);
        expect(() => simulate(fightModel, moved, 7, 100)).not.toThrow();
      }
    }
  }
});

test('a race: pace and retirement of the chosen driver, and the favorite is chosen first', () => {
  const cars = Array.from({ length: 10 }, (_, at) => testCar(at, { strength: at === 3 ? 1 : 0 }));
  const inputs = testRace(cars);
  const race = (given: typeof inputs) => simulate(stockcar, given, 7, 10_000);
  const published = race(inputs);
  const [who] = raceWhatIf.knobs(inputs, { kind: 'race' }, published);
  expect(who?.value).toBe(3);
  const faster = winShares(race(raceWhatIf.moved(inputs, { who: 5, pace: 1 }, published)));
  expect(faster[5]).toBeGreaterThan((winShares(published)[5] ?? 0) + 0.1);
  const broken = race(raceWhatIf.moved(inputs, { who: 3, retirement: 30 }, published));
  expect((broken.retired[3] ?? 0) - (published.retired[3] ?? 0)).toBeGreaterThan(2800);
});

test('golf: a stroke a round for one player, and he alone moves up', () => {
  const inputs = exampleInputs(60);
  const published = simulate(golfModel, inputs, 7, 3000);
  const moved = golfWhatIf.moved(inputs, { who: 20, skill: 1 }, published);
  expect(moved.players[20]?.skill).toBeCloseTo((inputs.players[20]?.skill ?? 0) + 1, 3);
  expect(moved.players[19]).toEqual(inputs.players[19]);
  const again = simulate(golfModel, moved, 7, 3000);
  expect(again.players[20]?.wins).toBeGreaterThan((published.players[20]?.wins ?? 0) * 1.5);
});
