import { expect, test } from 'vitest';
import { COUPON_MONEYLINE, event } from './coupon.fixture.ts';
import { parseBovadaGames } from './coupon.ts';
import { parseParts } from './parts.ts';

const AS_OF = '2026-11-22T12:00:00.000Z';
const GAME = event('Buffalo Bills', 'Kansas City Chiefs', [COUPON_MONEYLINE]);

const stands = (links: readonly string[], game: object = GAME) => [
  { path: links.map((link) => ({ link, description: link })), events: [game] },
];

test('case 86: competitions of another league are quarantined, those of ours stay', () => {
  const wrong = stands(['/soccer/europe/england/premier-league', '/soccer']);
  const right = stands(['/football/nfl', '/football']);
  const read = parseBovadaGames([...wrong, ...right], 'NFL', AS_OF);
  expect(read?.items).toHaveLength(1);
  expect(read?.quarantined).toEqual([
    {
      item: 'competition #0',
      reason: 'of another league (/soccer/europe/england/premier-league)',
    },
  ]);
});

test.each([
  ['NBA', ['/basketball/wnba', '/basketball']],
  ['NCAAB', ['/basketball/college-basketball-womens', '/basketball']],
  ['NFL', ['/football/nfl-preseason']],
] as const)('%s: %j is another', (league, links) => {
  expect(parseBovadaGames(stands(links), league, AS_OF)?.items).toEqual([]);
});

test.each([
  ['/football'],
  ['/football/nfl', '/football'],
  ['/Football/NFL/week-12/', '/football/nfl', '/football'],
  [],
])('%j %j %j may be ours', (...links) => {
  expect(parseBovadaGames(stands(links), 'NFL', AS_OF)?.items).toHaveLength(1);
});

test('an event is told by its own link', () => {
  const stray = { ...GAME, link: '/soccer/europe/a-b-202611221800' };
  expect(parseBovadaGames(stands(['/football/nfl'], stray), 'NFL', AS_OF)).toEqual({
    items: [],
    quarantined: [
      { item: '25568702', reason: 'of another league (/soccer/europe/a-b-202611221800)' },
    ],
  });
  const own = { ...GAME, link: '/football/nfl/a-b-202611221800' };
  expect(parseBovadaGames(stands(['/football/nfl'], own), 'NFL', AS_OF)?.items).toHaveLength(1);
});

test('boxing is no tennis', () => {
  expect(parseParts(stands(['/boxing']), 'boxing', AS_OF)?.items).toHaveLength(1);
  expect(parseParts(stands(['/boxing']), 'tennis', AS_OF)?.items).toEqual([]);
});
