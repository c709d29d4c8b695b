import { expect, test } from 'vitest';
import { gameInAnswer, parseGamesText } from './payloads.fixture.ts';
import { isPlaceholderTeam } from './placeholder.ts';

test('a number below 1, or neither a crest nor a colour of who does not play', () => {
  const team = { id: '12', displayName: 'Somewhere', isActive: true };
  expect(isPlaceholderTeam(team, 'Somewhere', 'NHL')).toBe(false);
  expect(isPlaceholderTeam({ ...team, id: '-2' }, 'Somewhere', 'NHL')).toBe(true);
  expect(isPlaceholderTeam({ ...team, isActive: false }, 'Somewhere', 'NHL')).toBe(true);
  const crest = { ...team, isActive: false, color: '0000ff' };
  expect(isPlaceholderTeam(crest, 'Somewhere', 'NHL')).toBe(false);
  expect(isPlaceholderTeam({ ...team, abbreviation: 'TEX/NCSU' }, 'Somewhere', 'NHL')).toBe(true);
});

test('a game is nobody’s until both sides are known, and then an ordinary one under the same id', () => {
  const side = (homeAway: string, id: string, displayName: string) => ({
    homeAway,
    team: { id, displayName, abbreviation: displayName.slice(0, 3) },
  });
  const final = (home: string, away: string) =>
    parseGamesText(
      JSON.stringify({
        events: [
          {
            id: '7',
            date: '2026-11-21T15:00Z',
            competitions: [
              {
                competitors: [side('home', '1', home), side('away', '2', away)],
                status: { type: { name: 'STATUS_SCHEDULED', state: 'pre' } },
              },
            ],
          },
        ],
      }),
      'MLS',
    );
  const nobody = { games: [], quarantined: [{ item: '7', reason: 'a side is not known yet' }] };
  expect(final('Inter Miami CF', 'Western Conference Champion')).toEqual(nobody);
  expect(final('Semifinal 1 Winner', 'Semifinal 2 Winner')).toEqual(nobody);
  expect(gameInAnswer(final('Inter Miami CF', 'LAFC'), '7').awayTeam.name).toBe('LAFC');
});
