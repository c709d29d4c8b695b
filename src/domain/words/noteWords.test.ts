import { expect, test } from 'vitest';
import { noteWords } from './noteWords.ts';

test('a gap of ours is told as one of ours', () => {
  expect(noteWords('Zoe Zed is new to the ratings: rated as unranked, wide range')).toBe(
    'We have no results for Zoe Zed: rated as unranked, wide range',
  );
  expect(
    noteWords('No injury list was read: recent absences stand for it, with a wider range'),
  ).toBe('Injuries unknown: we assume recent absences, with a wider range');
});

test('whom a side is rated with is whom we assume to start', () => {
  const with_ = (stand: string) =>
    noteWords(`Denver Broncos: quarterback not certain yet, rated with ${stand}; wider range`);
  expect(with_('Drew Lock, the last to start in our results')).toBe(
    'Denver Broncos: quarterback not announced; we assume Drew Lock',
  );
  expect(with_('an average quarterback')).toBe(
    'Denver Broncos: quarterback not announced; we assume an average quarterback',
  );
  expect(with_('the mean of those who may')).toBe(
    'Denver Broncos: quarterback not announced; we assume the average of those who may start',
  );
  expect(with_('a newcomer, its last starter being listed out')).toBe(
    'Denver Broncos: quarterback not announced; we assume a newcomer, as the last starter is out',
  );
});

test.each([
  [
    'Drew Lock has no start in the last two seasons of our results: rated as a newcomer, wide range',
    'Drew Lock has not started in our last two seasons of results: rated as a newcomer, wide range',
  ],
  [
    'The books’ spread does not go with their other prices: not used',
    'The books’ spread contradicts their other prices, so we do not use it',
  ],
  [
    'The books’ lines do not go with their moneyline: not used',
    'The books’ lines contradict their moneyline, so we do not use them',
  ],
  [
    'Win probability anchored to the de-vigged prices of Book A, Book B',
    'Win chance adjusted to the odds at Book A, Book B',
  ],
  ['Prices of Book C left out: its prices are old', 'Odds at Book C left out: its prices are old'],
  [
    'Surface unknown: hard, clay and grass weighed by how often the tours play on each',
    'Surface unknown: a mix of hard, clay and grass, as often as the tours play on each',
  ],
])('a note in the engine’s words is told in a reader’s: %s', (note, words) => {
  expect(noteWords(note)).toBe(words);
});

test('other notes stay word for word', () => {
  const note = 'Our results for Ons Jabeur end in October 2018: rated by the world ranking (61)';
  expect(noteWords(note)).toBe(note);
});
