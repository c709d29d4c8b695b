import { expect, test } from 'vitest';
import { bestName, isIn, wordsOf } from './match.ts';

test('a query is the words a page must have, whatever joins them', () => {
  expect(wordsOf('Chiefs vs. Bills')).toEqual(['chiefs', 'bills']);
  expect(wordsOf('Bills @ Chiefs')).toEqual(['bills', 'chiefs']);
  expect(wordsOf('bills bills')).toEqual(['bills']);
  expect(wordsOf('the')).toEqual(['the']);
  expect(wordsOf('?!')).toEqual([]);
  expect(wordsOf('a b c d e f g h i j')).toHaveLength(8);
});

const page = (title: string, words = '', content = '') => ({ meta: { title, words }, content });

test('a word is on a page whose words it begins, in its singular too, and not cut short', () => {
  const team = page('Los Angeles Lakers', 'LAL Lakers', 'Rated 12th. Betting on José’s game.');
  for (const word of ['lakers', 'lak', 'lal', 'bet', 'games', 'jose', 'josé', '12th']) {
    expect(isIn(word, team), word).toBe(true);
  }
  for (const word of ['lakersx', 'lalo', 'utd', 'bowl', "o'neill"]) {
    expect(isIn(word, team), word).toBe(false);
  }
});

test('of pages named so, whole words come before beginnings, and what says little else first', () => {
  const named = [
    page('La Liga', 'LaLiga soccer'),
    page('Los Angeles Lakers @ Detroit Pistons', 'LAL DET'),
    page('Los Angeles Lakers', 'LAL Lakers'),
  ];
  const inOrder = named.toSorted((one, other) => bestName(['lal'], one, other));
  expect(inOrder.map(({ meta }) => meta.title)).toEqual([
    'Los Angeles Lakers',
    'Los Angeles Lakers @ Detroit Pistons',
    'La Liga',
  ]);
});
