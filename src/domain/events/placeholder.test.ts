import { expect, test } from 'vitest';
import { isPlaceholder } from './placeholder.ts';

test.each([
  'TBD',
  'TBA',
  'tbc',
  'T.B.A.',
  'TBD 3',
  'TBA TBA',
  'Opponent TBA',
  'TBA Opponent',
  'To Be Announced',
  'To be determined',
  'Unknown Opponent',
  'Undecided',
  'Bye',
  'Qualifier',
  'Qualifier 12',
  'Qualifier / Lucky Loser',
  'Q/LL',
  'Lucky Loser',
  'Lucky Loser 2',
  'Wild Card',
  'Wildcard 1',
  'Alternate',
  'Opponent',
  'Winner of SF1',
  'Winner of Sinner vs Zverev',
  'Winner Match 12',
  'Winner 3',
  'Loser of QF2',
  'Quarterfinal 1 Winner',
  'Semifinal 2 Loser',
  'Match 7 Winner',
  'Sinner/Zverev',
  'J. Sinner / A. Zverev',
  'Jannik Sinner or Alexander Zverev',
  '-',
  '?',
  '',
])('%j is no one yet', (name) => {
  expect(isPlaceholder(name)).toBe(true);
});

test.each([
  'Jannik Sinner',
  'Mizuki',
  'Carolyn Winner',
  'Winner Anacona',
  'Tba Bayer',
  'Ben Bye',
  'Byeong Hun An',
  'Jo-Wilfried Tsonga',
  'Alternate Jones',
  'Tom Player',
  'Cheick Opponent Jr.',
  'Orlando Oro',
  'Bo Báker Jr.',
  'Song Yadong',
  'Группа Иванов',
])('%j is a name', (name) => {
  expect(isPlaceholder(name)).toBe(false);
});
