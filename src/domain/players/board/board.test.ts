import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '../../game/exampleGame.fixture.ts';
import { listedGame } from '../../game/listedGame.ts';
import { EXAMPLE_LINE, EXAMPLE_RECEIVER } from '../exampleLine.fixture.ts';
import { playerBoardOf } from './board.ts';
import { askedPath, boardAsked } from './boardAsked.ts';

const game = listedGame(EXAMPLE_GAME);
const later = { ...game, id: 2, gameTime: '2026-11-24T01:15:00Z' };
const SAID = [
  { game, lines: [EXAMPLE_LINE, EXAMPLE_RECEIVER] },
  {
    game: later,
    lines: [{ ...EXAMPLE_RECEIVER, playerId: '9', name: 'Other Receiver', plays: 0.5 }],
  },
];
const ask = (query: string) => {
  const asked = boardAsked('NFL', new URLSearchParams(query));
  if (!asked) throw new Error(`"${query}" is refused`);
  return playerBoardOf(SAID, asked);
};
const names = (query: string) => ask(query).rows.map(({ line }) => line.name);

test('fantasy points times the chance to play sort; a position, stat and day choose', () => {
  expect(names('')).toEqual(['Patrick Mahomes', 'Khalil Shakir', 'Other Receiver']);
  expect(names('sort=receivingYards')).toEqual(['Khalil Shakir', 'Other Receiver']);
  expect(names('position=wr&day=2026-11-23')).toEqual(['Other Receiver']);
  expect(names('position=TE')).toEqual([]);
  expect(ask('').positions).toEqual([
    { position: 'QB', players: 1 },
    { position: 'WR', players: 2 },
  ]);
  expect(ask('scoring=ppr')).toMatchObject({ scoring: 'PPR', sort: 'fantasy PPR' });
});

test('a week has each player’s next game, a day his game of that day', () => {
  const twice = [...SAID, { game: { ...later, id: 3 }, lines: [EXAMPLE_LINE] }];
  const idsOf = (query: string) =>
    playerBoardOf(twice, boardAsked('NFL', new URLSearchParams(query)) ?? { league: 'NFL' })
      .rows.filter(({ line }) => line.playerId === EXAMPLE_LINE.playerId)
      .map((row) => row.game.id);
  expect(idsOf('')).toEqual([game.id]);
  expect(idsOf('day=2026-11-23')).toEqual([3]);
});

test('a week is shown whole, other leagues by the next day', () => {
  expect(ask('')).toMatchObject({ day: 'all', days: ['2026-11-22', '2026-11-23'] });
  expect(playerBoardOf(SAID, { league: 'NBA' }).day).toBe('2026-11-22');
});

test.each(['sort=constructor', 'scoring=x', 'day=tomorrow', 'position=%3Cb%3E', 'show=some'])(
  '%s is refused',
  (query) => {
    expect(boardAsked('NFL', new URLSearchParams(query))).toBeUndefined();
  },
);

test('what is asked for leads to its address and back', () => {
  const query = 'position=WR&sort=receivingYards&scoring=half-ppr&day=all&show=all';
  const asked = boardAsked('NFL', new URLSearchParams(query));
  expect(asked && askedPath(asked)).toBe(`/players/nfl?${query}`);
  expect(askedPath({ league: 'NBA' })).toBe('/players/nba');
});
