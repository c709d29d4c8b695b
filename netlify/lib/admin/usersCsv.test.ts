import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { ListedUser } from '#contract/admin/users.ts';
import { usersCsv } from './usersCsv.ts';

const USER: ListedUser = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  phoneNumber: '+14125550137',
  isAdmin: false,
  banned: false,
  tosAccepted: true,
  tosAcceptedAt: '2025-11-02T14:14:00Z',
  tosIpAddress: '203.0.113.24',
  subscriptionStatus: 'active',
  subscriptionTier: 'yearly',
  createdAt: '2025-11-02T14:14:00Z',
};

const cellsOf = (user: ListedUser): string[] => {
  const [, cells = []] = parse(usersCsv([user], true), { bom: true }) as string[][];
  return cells;
};

test('a user is a line of plain cells', () => {
  expect(cellsOf(USER)).toEqual([
    USER.id,
    '(412) 555-0137',
    'yes',
    USER.tosAcceptedAt,
    USER.tosIpAddress,
    'active',
    'yearly',
    USER.createdAt,
    'no',
    'no',
  ]);
});

test('the first part has the names of the columns, the next has not', () => {
  expect(usersCsv([], true)).toMatch(/^\uFEFFid,phoneNumber,.*\r\n$/);
  expect(usersCsv([USER], false)).toMatch(/^6f96.*\r\n$/);
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
  const cells = cellsOf({ ...USER, phoneNumber: text, tosIpAddress: text, id: text });
  expect(cells).toHaveLength(10);
  for (const at of [0, 1, 4]) expect(cells[at]).toBe(`'${text}`);
});

test('63: no cell ends its line or begins another', () => {
  const text = 'a","b\r\n=1+1';
  expect(cellsOf({ ...USER, tosIpAddress: text })[4]).toBe(text);
});
