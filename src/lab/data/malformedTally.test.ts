import { afterEach, expect, test } from 'vitest';
import { countCell, orProblem } from './cells.ts';
import { findImplementation } from './leagueNames.ts';
import { malformedSummary, startTally } from './malformedTally.ts';
import { MissingFile, parseRows, readRows, tellMalformed } from './readRows.ts';

afterEach(() => tellMalformed(undefined));

const format = {
  required: ['goals'],
  read: (row: Readonly<Record<string, string>>) =>
    orProblem(() => ({ goals: countCell(row, 'goals') })),
};

test('malformed rows are named once each, however often a file is read, and counted', () => {
  const lines: string[] = [];
  const tally = startTally((line) => lines.push(line));
  tellMalformed(tally.add);
  const text = 'goals,day\n1,a\n-2,b\nx,c\n';
  parseRows(text, 'epl.csv.gz', format);
  parseRows(text, 'epl.csv.gz', format);
  expect(lines).toEqual([
    'epl.csv.gz:3: goals -2 is not a count',
    'epl.csv.gz:4: goals "x" is not a number',
  ]);
  expect(tally.count()).toBe(2);
  expect([0, 1, 2].map(malformedSummary)).toEqual([
    'No malformed rows',
    '1 malformed row skipped',
    '2 malformed rows skipped',
  ]);
});

test('a file of nothing but malformed rows does not flood the terminal', () => {
  const lines: string[] = [];
  const tally = startTally((line) => lines.push(line));
  tellMalformed(tally.add);
  parseRows(`goals\n1\n${'x\n'.repeat(1000)}`, 'epl.csv.gz', format);
  expect(lines.length).toBeLessThan(210);
  expect(tally.count()).toBe(1000);
});

test('a missing file says so, a league that is not there too', () => {
  expect(() => readRows('no/such/epl.csv.gz', format)).toThrow(MissingFile);
  const all = [{ leagues: ['NFL'] }, { leagues: ['golf'] }];
  expect(findImplementation(all, 'nfl').league).toBe('NFL');
  expect(findImplementation(all, 'PGA-Tour').league).toBe('golf');
  expect(() => findImplementation(all, 'XFL')).toThrow('Unknown league "XFL": one of NFL, golf');
});
