import { expect, test } from 'vitest';
import { estimatePace } from '../../fit/racing/estimate.ts';
import { syntheticRaceRows, syntheticRaces } from '../../fit/racing/syntheticRaces.fixture.ts';
import { upTo, walkResults } from '../walkResults.ts';
import { racing } from './backtest.ts';
import { type SaidRace, walkRaceSeason } from './walkSeason.ts';

const quiet = () => undefined;
const RUNS = 500;
const rows = syntheticRaceRows();
const races = syntheticRaces(rows).races;

/** From the fourth race of 2015 on, results, grids, retirements, drivers and teams are all reversed. */
const corrupted = syntheticRaces(
  rows.map((row) =>
    row.race >= '2015-04'
      ? {
          ...row,
          driver: `other-${row.driver}`,
          team: 'other',
          grid: 11 - (row.grid ?? 1),
          qualified: 11 - (row.qualified ?? 1),
          finish: row.finish === undefined ? 1 : undefined,
        }
      : row,
  ),
).races;

const params = estimatePace(
  'F1',
  races.filter(({ season }) => season < 2015),
  quiet,
);
type Settings = Omit<Parameters<typeof racing.tell>[1], 'league' | 'rows'>;
const walked = (rows: typeof races, seasons: readonly number[], settings: Settings) =>
  walkResults(racing, { league: 'F1', rows, ...settings }, seasons, quiet);
const settings = { runs: 4000, estimated: () => params };
const before = (said: readonly SaidRace[]) =>
  said.filter(({ race }) => race.key < '2015-04').map(({ race: _, ...chances }) => chances);

test('corrupting the future changes no forecast before it', () => {
  const clean = walkRaceSeason('F1', params, upTo(races, 2015), RUNS);
  const other = walkRaceSeason('F1', params, upTo(corrupted, 2015), RUNS);
  expect(before(clean)).toHaveLength(3);
  expect(before(other)).toEqual(before(clean));
  expect(other.at(-1)?.before).not.toEqual(clean.at(-1)?.before);
});

test('constants of a season come from the seasons before it alone', () => {
  const seen: number[] = [];
  const walk = (of: typeof races) =>
    walked(of, [2014, 2015], {
      runs: RUNS,
      estimated: (earlier) => {
        seen.push(Math.max(...earlier.map(({ season }) => season)));
        return estimatePace('F1', earlier, quiet);
      },
    });
  const clean = walk(races);
  expect(seen).toEqual([2013, 2014]);
  const other = walk(corrupted);
  const early = (walked: typeof clean) =>
    walked.questions.map(({ name, answers }) => [
      name,
      answers.filter(({ cluster }) => cluster < '2015-04'),
    ]);
  expect(early(other)).toEqual(early(clean));
});

test('the strong are found: own beats the base rate on data made from strengths', () => {
  const { questions } = walked(races, [2015], settings);
  const winners = questions.find(({ name }) => name === 'winner after qualifying');
  const score = (model: string) =>
    (winners?.answers ?? []).reduce((sum, { said }) => sum - Math.log(said[model]?.[0] ?? 0), 0);
  expect(score('own')).toBeLessThan(score('base rate'));
  for (const { answers, outcomes } of questions) {
    if (outcomes === 'field') continue;
    for (const { said } of answers) {
      for (const chances of Object.values(said)) {
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      }
    }
  }
});

test('a season without enough before it is refused', () => {
  expect(() => walked(races, [2012], settings)).toThrow('F1: fewer than 4 seasons before 2012');
  expect(() => walked(races, [2016], settings)).toThrow('F1: no games of season 2016');
});
