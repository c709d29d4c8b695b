import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { LISTED_USER } from '#test/listedUserExample.ts';
import type { ListedUser } from './contract.ts';
import { usersCsv } from './usersCsv.ts';

const cellsOf = (user: ListedUser): string[] => {
  const [, cells = []] = parse(usersCsv([user], true), { bom: true }) as string[][];
  return cells;
};

test('a user is a line of plain cells', () => {
  expect(cellsOf(LISTED_USER)).toEqual([
    LISTED_USER.id,
    '(412) 555-0137',
    'yes',
    LISTED_USER.tosAcceptedAt,
    LISTED_USER.tosIpAddress,
    'active',
    'yearly',
    LISTED_USER.createdAt,
    'no',
    'no',
  ]);
});

test('the first part has the names of the columns, the next has not', () => {
  expect(usersCsv([], true)).toMatch(/^\uFEFFid,phoneNumber,.*\r\n$/);
  expect(usersCsv([LISTED_USER], false)).toMatch(/^6f96.*\r\n$/);
  expect(usersCsv([], false)).toBe('');
});

test.each([
  '=HYPERLINK("http://evil.test","x")',
  '+1+cmd|/c calc!A0',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  ' =1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff-1',
  '\n=1+1',
  '\u0000@x',
])('63: no cell is a formula to a spreadsheet: %s', (text) => {
  const cells = cellsOf({ ...LISTED_USER, phoneNumber: text, tosIpAddress: text, id: text });
  expect(cells).toHaveLength(10);
  for (const at of [0, 1, 4]) expect(cells[at]).toBe(`'${text}`);
});

test('63: no cell ends its line or begins another', () => {
  const text = 'a","b\r\n=1+1';
  expect(cellsOf({ ...LISTED_USER, tosIpAddress: text })[4]).toBe(text);
});
