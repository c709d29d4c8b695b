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

test('other notes stay word for word', () => {
  const note = 'Our results for Ons Jabeur end in October 2018: rated by the world ranking (61)';
  expect(noteWords(note)).toBe(note);
});
