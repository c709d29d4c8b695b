import { expect, test } from 'vitest';
import { hasPhrase, hasWords, markWords, snippetOf } from './snippet.ts';

test('a word counts whole or in its plural, not as a beginning', () => {
  expect(hasWords('Crew chiefs and pit stops.', ['chief'])).toBe(true);
  expect(hasWords('José’s point spread.', ['jose', 'spread'])).toBe(true);
  expect(hasWords('Lakers', ['lak'])).toBe(false);
});

test('a phrase is its words side by side', () => {
  expect(hasPhrase('Drivers and crew chiefs.', ['crew', 'chiefs'])).toBe(true);
  expect(hasPhrase('Chiefs @ Ravens, Bills', ['chiefs', 'bills'])).toBe(false);
});

test('a snippet is the sentence with most of the words', () => {
  const text = 'The vig is the margin. A point spread evens two sides. Units count profit.';
  expect(snippetOf(text, ['spread', 'sides'])).toBe('A point spread evens two sides.');
  expect(snippetOf(text, ['nothing'])).toBe('The vig is the margin.');
});

test('a long sentence is cut between words, around the word', () => {
  const text = `${'word '.repeat(80)}spread ${'more '.repeat(80)}`;
  const cut = snippetOf(text, ['spread']);
  expect(cut).toMatch(/^… word .* spread more .* more …$/);
  expect(cut.length).toBeLessThan(190);
});

test('the words are marked, and no others', () => {
  const pieces = markWords('Atlético Madrid, La Liga', ['atletico']);
  expect(pieces.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['Atlético']);
  expect(pieces.map(({ text }) => text).join('')).toBe('Atlético Madrid, La Liga');
});
