import { expect, test } from 'vitest';
import { matchesAnchor, tournamentAnchor } from '#domain/events/eventAnchor.ts';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from '#domain/events/exampleEvents.fixture.ts';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { eventEntry } from './eventEntry.ts';
import { gameEntry } from './gameEntry.ts';
import { calendarEntrySchema } from './schema.ts';

const AT = '2026-11-22T15:45:00Z';

test('a game says its pick and chance, the price on it, and of when both are', () => {
  const entry = gameEntry(EXAMPLE_GAME, AT);
  expect(entry).toMatchObject({
    key: 'game-18402',
    of: [
      { slug: 'kansas-city-chiefs', name: 'Kansas City Chiefs' },
      { slug: 'buffalo-bills', name: 'Buffalo Bills' },
    ],
    summary: 'Bills 57% vs. Chiefs',
    path: '/game/18402',
    moves: 0,
    changedAt: '2026-11-22T15:41:00.000Z',
  });
  expect(entry?.description.split('\n')).toEqual([
    'NFL: Kansas City Chiefs at Buffalo Bills.',
    'Win probability: Chiefs 42.7%, Bills 57.3%. Expected score: KC 24 – 26 BUF.',
    'Best price on Bills: −122 (DraftKings), seen Sunday, November 22, 10:41 AM EST. Best: Over 47.5 −110 (DraftKings), +14.5¢ per $1, only one book to go by.',
    'Predicted Sunday, November 22, 9:02 AM EST, from 10 simulated games. The page has the latest figures.',
  ]);
});

test('books whose prices may not be given on are counted, not named', () => {
  const [quote] = EXAMPLE_GAME.odds;
  if (!quote) throw new Error('the example has a price');
  const more = { ...quote, book: 'betmgm', provider: 'BetMGM', feed: 'theoddsapi' } as const;
  const entry = gameEntry({ ...EXAMPLE_GAME, odds: [quote, more] }, AT);
  expect(entry?.description).toContain('1 more book on this game can be seen on the site');
  expect(entry?.description).not.toContain('BetMGM');
});

test('prices that were old when the slate was confirmed are judged no more', () => {
  const later = gameEntry(EXAMPLE_GAME, '2026-11-22T17:00:00Z');
  expect(later?.description).toContain('Best price on Bills: −122');
  expect(later?.description).not.toMatch(/per \$1/i);
});

test('a sample says so in its name, a game that is off says that, and without a prediction there is nothing', () => {
  expect(gameEntry({ ...EXAMPLE_GAME, sample: true }, AT)).toMatchObject({
    summary: 'Sample: Bills 57% vs. Chiefs',
    description: expect.stringMatching(/^Sample game with sample odds/),
  });
  const off = { ...EXAMPLE_GAME, status: 'postponed' as const, detail: 'Snow' };
  expect(gameEntry(off, AT)).toMatchObject({
    status: 'postponed',
    summary: 'Postponed: Chiefs at Bills',
  });
  expect(gameEntry({ ...EXAMPLE_GAME, prediction: undefined }, AT)).toBeUndefined();
});

test('what has ended says how, what was moved counts it, and a start unknown is a day', () => {
  const over = {
    ...EXAMPLE_GAME,
    status: 'final' as const,
    score: { away: 20, home: 31 },
    detail: 'Final',
    asOf: '2026-11-22T21:20:00Z',
  };
  expect(gameEntry(over, AT)?.description).toContain('Final: KC 20 – 31 BUF.');
  expect(gameEntry(over, AT)?.changedAt).toBe('2026-11-22T21:20:00.000Z');
  const moved = { times: 2, at: '2026-11-22T15:43:00Z' };
  expect(gameEntry(EXAMPLE_GAME, AT, moved)).toMatchObject({
    moves: 2,
    changedAt: '2026-11-22T15:43:00.000Z',
  });
  expect(gameEntry({ ...EXAMPLE_GAME, timeKnown: false }, AT)?.days).toEqual([
    '2026-11-22',
    '2026-11-22',
  ]);
});

test('every individual sport has its one pick, and a tournament all of its days', () => {
  const entries = [EXAMPLE_CARD, EXAMPLE_MATCH, EXAMPLE_RACE, EXAMPLE_TOURNAMENT].map((event) =>
    eventEntry(event),
  );
  for (const entry of entries) {
    expect(calendarEntrySchema.parse(entry)).toEqual(JSON.parse(JSON.stringify(entry)));
    expect(entry?.summary).toMatch(/\d+%/);
    expect(entry?.description).toMatch(/Predicted .* E[SD]T, from [\d,]+ simulations/);
  }
  const [card, match, race, tournament] = entries;
  expect([card, match].every((entry) => entry?.summary.includes(' vs. '))).toBe(true);
  expect([card, match, race, tournament].map((entry) => entry?.path)).toEqual([
    '/ufc',
    `/tennis#${matchesAnchor(EXAMPLE_MATCH.tournament)}`,
    '/f1',
    `/golf/pga-tour#${tournamentAnchor(EXAMPLE_TOURNAMENT.id)}`,
  ]);
  expect(tournament?.days?.[0]).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(card?.days).toBeUndefined();
});

test('a pick is a sentence, and a name that ends in a period has no second', () => {
  const junior = { ...EXAMPLE_CARD, name: 'Ennis vs. Ortiz Jr.' };
  const [name, pick] = eventEntry(junior)?.description.split('\n') ?? [];
  expect(name).toBe('Ennis vs. Ortiz Jr.');
  expect(pick).toMatch(/^.+ to win: \d+\.\d%\. Most often by \w+ \(\d+%\)\.$/);
  expect(eventEntry(EXAMPLE_RACE)?.description).toMatch(/^.+ to win: \d+\.\d%\.$/m);
});

test('an event that has ended says how, as far as its result is known', () => {
  const [bout] = EXAMPLE_CARD.bouts;
  if (!bout) throw new Error('no bout');
  const result = { winner: 'a', method: 'knockout', round: 7 } as const;
  const ended = { ...EXAMPLE_CARD, status: 'final' as const, bouts: [{ ...bout, result }] };
  const first = (event: Parameters<typeof eventEntry>[0]) =>
    eventEntry(event)?.description.split('\n')[0];
  expect(first(ended)).toBe(`Final: ${bout.a.name} won by knockout in round 7.`);
  const drawn = { ...ended, bouts: [{ ...bout, result: { winner: 'draw' as const } }] };
  expect(first(drawn)).toBe('Final: a draw.');
  const sets = [
    [4, 6],
    [6, 3],
    [7, 5],
  ] as const;
  const match = { ...EXAMPLE_MATCH, result: { winner: 'b' as const, sets, retired: false } };
  expect(first({ ...match, status: 'final' })).toBe(
    `Final: ${EXAMPLE_MATCH.b.name} won 6–4, 3–6, 5–7.`,
  );
  expect(first({ ...EXAMPLE_MATCH, status: 'final' })).not.toContain('Final');
  // While a match is on, a finished set is not a result.
  expect(first({ ...match, status: 'live' })).not.toContain('Final');
  const [driver = ''] = EXAMPLE_RACE.cars.map((car) => car.driver);
  const race = { ...EXAMPLE_RACE, result: { order: [driver], retired: [] } };
  expect(first({ ...race, status: 'final' })).toBe(`Final: ${driver} won.`);
  const golf = { ...EXAMPLE_TOURNAMENT, result: { winner: 'oak', order: ['oak', 'pine'] } };
  expect(first({ ...golf, status: 'final' })).toBe('Final: Olaf Oak won.');
});
