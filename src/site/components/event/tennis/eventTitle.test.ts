import { expect, test } from 'vitest';
import { eventTitle, tournamentInitials } from './eventTitle.ts';

const sides = { strHomeTeam: 'Ons Jabeur', strAwayTeam: 'Eva Lys', tournament: 'WTA Berlin' };

test('a card that names both sides leaves them out of the event’s name', () => {
  const title = (strEvent: string) => eventTitle({ ...sides, strEvent });
  expect(title('WTA Berlin: Ons Jabeur vs Eva Lys')).toBe('WTA Berlin');
  expect(title('WTA Berlin Ons Jabeur vs Eva Lys')).toBe('WTA Berlin');
  expect(title('Ons Jabeur vs Eva Lys')).toBe('WTA Berlin');
  expect(title('Berlin Tennis Open, round 1')).toBe('Berlin Tennis Open, round 1');
  expect(title('Eva Lys vs Ons Jabeur')).toBe('Eva Lys vs Ons Jabeur');
  expect(eventTitle({ ...sides, tournament: '', strEvent: 'Ons Jabeur vs Eva Lys' })).toBe(
    'Ons Jabeur vs Eva Lys',
  );
});

test('the letters of a tournament are those of its own name', () => {
  expect(tournamentInitials('WTA Stuttgart')).toBe('STU');
  expect(tournamentInitials('ITF M25 Columbus')).toBe('COL');
  expect(tournamentInitials("ATP Queen's Club")).toBe('QUE');
  expect(tournamentInitials('Davis Cup')).toBe('DAV');
  expect(tournamentInitials('')).toBe('?');
});
