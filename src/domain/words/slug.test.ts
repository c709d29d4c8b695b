import { expect, test } from 'vitest';
import { fighterPath } from '../product/paths.ts';
import { slug } from './slug.ts';

test.each([
  ['Khalil Rountree Jr.', 'khalil-rountree-jr'],
  ["Sean O'Malley", 'sean-omalley'],
  ['Sean O’Malley', 'sean-omalley'],
  ['Jiří Procházka', 'jiri-prochazka'],
  ['Jan Błachowicz', 'jan-blachowicz'],
  ['Benoît Saint-Denis', 'benoit-saint-denis'],
  ['  Saúl "Canelo" Álvarez ', 'saul-canelo-alvarez'],
  ['../<b>x</b>', 'b-x-b'],
  ['—', ''],
])('%s is %s', (name, expected) => {
  expect(slug(name)).toBe(expected);
});

test('a fighter’s page stands under the name; a name without plain letters has none', () => {
  expect(fighterPath('Rafael Fiziev')).toBe('/fighter/rafael-fiziev');
  expect(fighterPath('—')).toBeUndefined();
});
