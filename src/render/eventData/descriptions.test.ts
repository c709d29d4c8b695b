import { expect, test } from 'vitest';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from '#domain/events/exampleEvents.fixture.ts';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import type { Game } from '#domain/game/game.ts';
import {
  boutWords,
  eventDescription,
  fitDescription,
  gameDescription,
  leagueDescription,
  ownDescription,
  sportDescription,
  teamDescription,
} from './descriptions.ts';

const NOW = '2026-11-21T12:00:00Z';
const final: Game = {
  ...EXAMPLE_GAME,
  status: 'final',
  score: { home: 27, away: 20 },
  detail: 'Final',
};

test('a game’s description says the chance and the line', () => {
  const said = gameDescription(EXAMPLE_GAME);
  expect(said).toMatch(/^Chiefs at Bills, NFL, November 22: Bills 57\.3% to win\. Line BUF −/);
  expect(said).toContain('Expected score 23.7–26.1.');
  expect(gameDescription(final)).toContain('20–27. Before the start: Bills 57.3% to win.');
});

test('so do those of league, team, fighter and sport', () => {
  expect(leagueDescription('NFL', [EXAMPLE_GAME], NOW)).toMatch(/Bills 57\.3% to win\. Line BUF/);
  expect(teamDescription('Buffalo Bills', 'NFL', EXAMPLE_GAME)).toMatch(/Bills 57\.3% to win/);
  const [bout] = EXAMPLE_CARD.bouts;
  expect(bout && boutWords(bout, 'Bea Baker')).toBe('Bea Baker 33.3% to win against Ann Able');
  const words = { next: 'Every fight.', plain: 'UFC fights.' };
  expect(sportDescription([EXAMPLE_CARD], NOW, words)).toMatch(
    /Able 66\.7% to win.* Every fight\.$/,
  );
  expect(sportDescription([EXAMPLE_CARD], NOW, words)).not.toBe(eventDescription(EXAMPLE_CARD));
  expect(sportDescription([], NOW, words)).toBe('UFC fights.');
});

test('a description is 50 to 160 characters, whatever is known', () => {
  const games: readonly Game[] = [
    EXAMPLE_GAME,
    final,
    { ...EXAMPLE_GAME, prediction: undefined, odds: [] },
    { ...EXAMPLE_GAME, status: 'postponed', detail: 'Postponed' },
  ];
  const said = [
    ...games.map(gameDescription),
    ...[EXAMPLE_CARD, EXAMPLE_MATCH, EXAMPLE_RACE, EXAMPLE_TOURNAMENT].map(eventDescription),
    leagueDescription('NFL', [], NOW),
    teamDescription('Buffalo Bills', 'NFL', undefined),
    fitDescription('a long word '.repeat(30)),
  ];
  for (const text of said) {
    expect(text.length, text).toBeGreaterThanOrEqual(50);
    expect(text.length, text).toBeLessThanOrEqual(160);
  }
});

test('one match that feeds have twice is told apart by the number of its page', () => {
  const twin = { ...EXAMPLE_MATCH, id: 4 };
  const all = [EXAMPLE_MATCH, twin];
  expect(ownDescription(twin, all)).toBe(`No. 4: ${eventDescription(twin)}`);
  expect(ownDescription(EXAMPLE_MATCH, all)).not.toBe(ownDescription(twin, all));
  expect(ownDescription(twin, [twin])).toBe(eventDescription(twin));
});
