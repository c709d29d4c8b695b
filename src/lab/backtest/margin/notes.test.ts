import { expect, test } from 'vitest';
import { madeUpLeague } from '../../fit/margin/league.fixture.ts';
import { startMarginParams } from '../../fit/margin/start.ts';
import { walkMargin } from '../../fit/margin/walk.ts';
import type { FileGame } from '../../fit/row.ts';
import { walkResults } from '../walkResults.ts';
import { margin } from './backtest.ts';
import { marginNotes } from './notes.ts';

const SEASON = 2022;
const games = madeUpLeague('NBA', [2020, 2021, SEASON]);

type Change = (game: FileGame, index: number) => Partial<FileGame>;
const changed = (change: Change): FileGame[] =>
  games.map((game, index) => (game.season === SEASON ? { ...game, ...change(game, index) } : game));

/** Notes on the season from a walk with plain parameters: no note depends on them. */
function notesFor(change: Change): string[] {
  const { calls } = walkMargin('NBA', startMarginParams('NBA'), changed(change));
  return marginNotes('NBA', {
    season: SEASON,
    calls: calls.filter(({ game }) => game.season === SEASON),
  });
}

const MONEYLINES = { homeMoneyline: -150, awayMoneyline: 130, spread: -3 };
const fromSpread: Change = () => ({ closing: { spread: -3 } });

test('a season of which every game has a moneyline needs no word on the close', () => {
  expect(notesFor(() => ({ closing: MONEYLINES })).filter((n) => n.includes('close'))).toEqual([]);
});

test('a close from the spread alone is said to be one', () => {
  const notes = notesFor(fromSpread);
  expect(notes[0]).toMatch(/^2022: (\d+) of \1 games have a close: 0 by its moneyline, \1 by its/);
});

test('a backtest tells the notes of its seasons', () => {
  const file = { league: 'NBA', rows: changed(fromSpread) } as const;
  const { notes } = walkResults(margin, file, [SEASON], () => undefined);
  expect(notes.slice(0, 1)).toEqual(notesFor(fromSpread));
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
