import { expect, test } from 'vitest';
import type { TennisEvent } from '#contract/answers/tennis/event.ts';
import { resultText } from './resultText.ts';

const textOf = (result: TennisEvent['result']) =>
  resultText({ strHomeTeam: 'Ons Jabeur', strAwayTeam: 'Eva Lys', result });

test('a result is told from the winner’s side', () => {
  const sets = [
    [6, 4],
    [3, 6],
    [7, 5],
  ] as const;
  expect(textOf({ winner: 'home', sets, retired: false })).toBe('Ons Jabeur won 6–4, 3–6, 7–5');
  expect(textOf({ winner: 'away', sets: [[4, 6]], retired: true })).toBe(
    'Eva Lys won 6–4; the match ended early',
  );
});

test('without sets only the winner is named, without a winner nothing', () => {
  expect(textOf({ winner: 'away', sets: [], retired: false })).toBe('Eva Lys won');
  expect(textOf({ winner: 'away', sets: [], retired: true })).toBe(
    'Eva Lys won; the match ended early',
  );
  expect(textOf(null)).toBeUndefined();
});
