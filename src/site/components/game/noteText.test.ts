import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import type { Game } from '#domain/game/game.ts';
import {
  cardNote,
  channelsText,
  localText,
  nationalText,
  occasionText,
  teamRankText,
} from './noteText.ts';

const game = (change: object): Game => ({ ...EXAMPLE_GAME, ...change }) as Game;
const SHOWN = { national: ['ABC', 'ESPN+'], home: ['YES'], away: ['NESN', 'NESN 360'] };

test('a rank is a number, and who is unranked has none', () => {
  expect(teamRankText({ ...EXAMPLE_GAME.homeTeam, rank: 5 })).toBe('No. 5');
  expect(teamRankText(EXAMPLE_GAME.homeTeam)).toBeUndefined();
});

test.each<[object, string | undefined]>([
  [{ occasion: 'Rose Bowl' }, 'Rose Bowl'],
  [{ series: 'BOS leads series 3-2' }, 'BOS leads series 3-2'],
  [
    { occasion: 'East 1st Round - Game 6', series: 'BOS leads series 3-2' },
    'East 1st Round - Game 6 · BOS leads series 3-2',
  ],
  [{}, undefined],
])('%o is the occasion %s', (change, text) => {
  expect(occasionText(game(change))).toBe(text);
});

test('channels are named by whose viewers they are for, away first', () => {
  const all = game({ broadcasts: SHOWN });
  expect(nationalText(all)).toBe('ABC, ESPN+');
  expect(localText(all)).toBe('NESN, NESN 360 (KC), YES (BUF)');
  expect(channelsText(all)).toBe('ABC, ESPN+, NESN, NESN 360 (KC), YES (BUF)');
  expect(channelsText(game({ broadcasts: { home: ['YES'], away: [] } }))).toBe('YES (BUF)');
  expect(channelsText(game({}))).toBeUndefined();
});

test('a card has what the whole country can see', () => {
  expect(cardNote(game({ occasion: 'Rose Bowl', broadcasts: SHOWN }))).toBe(
    'Rose Bowl · ABC, ESPN+',
  );
  expect(cardNote(game({ broadcasts: { home: ['YES'] } }))).toBeUndefined();
});

test('once a game is over or off nobody is said to show it', () => {
  const score = { home: 1, away: 0 };
  for (const stage of [{ status: 'final', score }, { status: 'postponed' }]) {
    const over = game({ ...stage, detail: 'x', broadcasts: SHOWN, occasion: 'Rose Bowl' });
    expect([channelsText(over), cardNote(over)]).toEqual([undefined, 'Rose Bowl']);
  }
  expect(nationalText(game({ status: 'live', score, detail: 'Q1', broadcasts: SHOWN }))).toBe(
    'ABC, ESPN+',
  );
});
