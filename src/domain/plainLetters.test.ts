import { expect, test } from 'vitest';
import { plainLetters } from './plainLetters.ts';

test.each([
  ['Jiří Procházka', 'jiri prochazka'],
  ['Jan Błachowicz', 'jan blachowicz'],
  ['Søren Æbeltoft-Weiß', 'soren aebeltoft-weiss'],
  ["Sean O'Malley", "sean o'malley"],
])('%s in plain letters is %s', (name, plain) => {
  expect(plainLetters(name)).toBe(plain);
});
