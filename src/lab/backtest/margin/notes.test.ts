import { expect, test } from 'vitest';
import { madeUpLeague } from '../../fit/margin/league.fixture.ts';
import type { FileGame } from '../../fit/row.ts';
import { walked } from './backtest.ts';

const silent = (): void => undefined;
const games = madeUpLeague('NBA', [2020, 2021, 2022]);
const notesFor = (change: (game: FileGame, index: number) => Partial<FileGame>) =>
  walked(
    'NBA',
    games.map((game, index) => (game.season === 2022 ? { ...game, ...change(game, index) } : game)),
    [2022],
    silent,
  ).notes;

const MONEYLINES = { homeMoneyline: -150, awayMoneyline: 130, spread: -3 };

test('a season of which every game has a moneyline needs no word on the close', () => {
  expect(notesFor(() => ({ closing: MONEYLINES })).filter((n) => n.includes('close'))).toEqual([]);
});

test('a close from the spread alone is said to be one', () => {
  const notes = notesFor(() => ({ closing: { spread: -3 } }));
  expect(notes[0]).toMatch(/^2022: (\d+) of \1 games have a close: 0 by its moneyline, \1 by its/);
});

test('a season without lines says so', () => {
  expect(notesFor(() => ({ closing: {} }))[0]).toBe(
    '2022: no game has a close; nothing is anchored',
  );
});

test('prices that their source calls a snapshot are not passed off as closing ones', () => {
  const closing = MONEYLINES;
  const notes = notesFor((_, index) =>
    index % 2 === 0 ? { closing, oddsSource: 'median (pre-game snapshot)' } : { closing },
  );
  expect(notes.join()).toMatch(/2022: \d+ of them have earlier prices than the closing ones/);
});
