import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Buffalo Bills', 'BUF', 'BUF'],
  ['Green Bay Packers', 'GB', 'GB'],
  ['Ohio State Buckeyes', 'OHST', 'OHS'],
  ['Texas A&M Aggies', 'TA&M', 'TAM'],
  ['New York Red Bulls', '', 'NYR'],
  ['Atlético Madrid', '', 'ATL'],
  ['Ōita', '', 'ŌIT'],
  ['LA', '', 'LA'],
  ['', '', '?'],
])('%s with abbreviation "%s" gives %s', (name, abbreviation, expected) => {
  expect(initials({ name, abbreviation })).toBe(expected);
});
