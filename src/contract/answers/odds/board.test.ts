import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_QUOTE } from '#domain/game/exampleGame.fixture.ts';
import { oddsBoard } from './board.ts';

const NOW = new Date('2026-11-22T15:45:00Z');
const bovada = { ...EXAMPLE_QUOTE, book: 'bovada', feed: 'bovada', provider: 'Bovada' } as const;
const GAME = { ...EXAMPLE_GAME, odds: [EXAMPLE_QUOTE, bovada] };

test('one source’s prices by league, with the teams, the price and its time', () => {
  expect(oddsBoard([GAME], 'espn', NOW)).toEqual({
    NFL: [
      {
        id: 18402,
        homeTeam: 'Buffalo Bills',
        awayTeam: 'Kansas City Chiefs',
        gameTime: '2026-11-22T18:00:00Z',
        provider: 'DraftKings',
        sample: false,
        asOf: '2026-11-22T15:41:00Z',
        closed: false,
        odds: {
          moneyline: { home: -122, away: 104 },
          spread: { line: -1.5, home: -112, away: -108 },
          total: { line: 47.5, over: -110, under: -110 },
        },
      },
    ],
  });
  expect(oddsBoard([GAME], 'bovada', NOW).NFL?.[0]?.provider).toBe('Bovada');
});

test('a game that has begun stays, closed, until its end is told', () => {
  const begun = oddsBoard([GAME], 'espn', new Date(GAME.gameTime));
  expect(begun.NFL?.map(({ closed }) => closed)).toEqual([true]);
  const score = { home: 3, away: 0 };
  const live = { ...GAME, status: 'live', score, detail: 'Q1' } as const;
  expect(oddsBoard([live], 'espn', NOW).NFL?.map(({ closed }) => closed)).toEqual([true]);
  expect(oddsBoard([{ ...live, status: 'final' }], 'espn', NOW)).toEqual({});
});

test('a game that no book quotes, or that is called off, is left out', () => {
  expect(oddsBoard([{ ...GAME, odds: [] }], 'espn', NOW)).toEqual({});
  expect(oddsBoard([{ ...GAME, status: 'postponed' }], 'espn', NOW)).toEqual({});
});
