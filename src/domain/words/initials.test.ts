import { expect, test } from 'vitest';
import { initials, personInitials } from './initials.ts';

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

test.each([
  ['Daniil Medvedev', 'DM'],
  ['Alex de Minaur', 'AM'],
  ['Khalil Rountree Jr.', 'KR'],
  ['Ons', 'O'],
  ['Élodie Ōta', 'ÉŌ'],
  ['', '?'],
])('a person: %s gives %s', (name, expected) => {
  expect(personInitials(name)).toBe(expected);
});
