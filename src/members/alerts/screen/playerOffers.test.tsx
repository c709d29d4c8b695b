import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { matching } from './matching.ts';
import { PlayerOffers } from './PlayerOffers.tsx';

const offer = (name: string) => ({
  label: `${name} (NBA) is ruled out, or off the report again`,
  wish: { kind: 'player', league: 'NBA', playerId: name.toLowerCase().slice(0, 3) } as const,
});
const drawn = (names: readonly string[]) =>
  renderToStaticMarkup(<PlayerOffers offers={names.map(offer)} busy={false} onSet={() => {}} />);
const MANY = ['Nikola Jokić', 'Luka Dončić', 'Ana', 'Ben', 'Cal', 'Dan', 'Eve'];

test('without players nothing is shown; a few are offered without a search', () => {
  expect(drawn([])).toBe('');
  const html = drawn(MANY.slice(0, 2));
  expect(html).toContain('Nikola Jokić (NBA) is ruled out');
  expect(html).not.toContain('type="search"');
});

test('more are found by name, accents aside', () => {
  const html = drawn(MANY);
  expect(html).toContain('<label class="text-14 font-bold" for="find-player">');
  expect(html).toContain('6 of 7 shown.');
  const found = matching(MANY.map(offer), 'doncic luk');
  expect(found.map(({ label }) => label)).toEqual([offer('Luka Dončić').label]);
  expect(matching(MANY.map(offer), 'nobody')).toEqual([]);
});
