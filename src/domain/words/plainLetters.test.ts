import { expect, test } from 'vitest';
import { plainLetters, withoutAccents } from './plainLetters.ts';

test.each([
  ['Jiří Procházka', 'jiri prochazka'],
  ['Jan Błachowicz', 'jan blachowicz'],
  ['Søren Æbeltoft-Weiß', 'soren aebeltoft-weiss'],
  ["Sean O'Malley", "sean o'malley"],
])('%s in plain letters is %s', (name, plain) => {
  expect(plainLetters(name)).toBe(plain);
});

test.each([
  ['São Paulo', 'Sao Paulo'],
  ['Ménēs ÅÉ', 'Menes AE'],
  ['Højgaard ^ ´', 'Højgaard ^ ´'],
])('%s without accents is %s: case, other letters and lone signs stay', (name, plain) => {
  expect(withoutAccents(name)).toBe(plain);
});
