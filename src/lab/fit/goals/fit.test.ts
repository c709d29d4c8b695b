import { expect, test } from 'vitest';
import { FileError } from '../../data/readRows.ts';
import { fittedText } from '../write.ts';
import { goalFit } from './fit.ts';
import { folderWith, madeLeague } from './madeLeague.fixture.ts';

const silent = (): void => undefined;

const games = madeLeague(3);
const fitted = (league: string, rows = games) =>
  goalFit.fit(league, folderWith(league.toLowerCase(), rows), silent)[league.toLowerCase()];

test('the same games give the same bytes', () => {
  expect(fittedText(fitted('MLS') ?? {})).toBe(fittedText(fitted('MLS') ?? {}));
});

test('where it comes from, both filters, the pool, and the best club is rated best', () => {
  const file = JSON.parse(fittedText(fitted('EPL') ?? {}));
  expect(file).toMatchObject({ league: 'EPL', season: 2017, clubsBefore: 10 });
  expect(file.lineShare).toBeGreaterThan(0.9);
  expect(file.dataHash).toMatch(/^[0-9a-f]{64}$/);
  expect(file.dataFrom).toBe('2015-01-10');
  expect(Number.isFinite(file.pool.close)).toBe(true);
  expect(file.params.results.line).toBeNull();
  expect(file.params.lines.line.ratioVariance).toBeGreaterThan(0);
  for (const filter of ['lines', 'results']) {
    const strengths = Object.values<Record<string, { strength: number }>>(file.teams).map(
      (team) => team[filter]?.strength ?? Number.NaN,
    );
    expect(strengths).toHaveLength(10);
    expect(Math.max(...strengths)).toBe(strengths[0]);
  }
});

test('a league without any price is fitted from its results, and says so', () => {
  const folder = folderWith('mls', games, false);
  const file = JSON.parse(fittedText(goalFit.fit('MLS', folder, silent).mls ?? {}));
  expect(file.lineShare).toBe(0);
  expect(file.pool).toEqual({ close: 1, own: 0 });
  expect(Object.keys(file.teams)).toHaveLength(10);
});

test('a file that is not there, and a league that is none, are told', () => {
  expect(() => goalFit.fit('EPL', folderWith('mls', games), silent)).toThrow(FileError);
  expect(() => goalFit.fit('XFL', folderWith('mls', games), silent)).toThrow('XFL');
});
