import { expect, test } from 'vitest';
import { noteWords } from './noteWords.ts';

test('a gap of ours is told as one of ours', () => {
  expect(noteWords('Zoe Zed is new to the ratings: rated as unranked, wide range')).toBe(
    'We hold no results for Zoe Zed: rated as unranked, wide range',
  );
  expect(
    noteWords('No injury list was read: recent absences stand for it, with a wider range'),
  ).toBe('Injuries unknown: recent absences stand in, with a wider range');
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
});

test('other notes stay word for word', () => {
  const note = 'Our results for Ons Jabeur end in October 2018: rated by the world ranking (61)';
  expect(noteWords(note)).toBe(note);
});
