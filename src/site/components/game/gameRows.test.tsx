import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from '#domain/game/exampleGame.fixture.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import type { GamesOrder } from '#domain/product/gamesPage.ts';
import { findings } from '#test/markup/findings.ts';
import { GameRows } from './GameRows.tsx';
import { UpcomingTable } from './UpcomingTable.tsx';

const PREDICTED = { ...EXAMPLE_GAME, prediction: EXAMPLE_PREDICTION };
const NOW = '2026-11-22T15:50:00Z';
const html = (games: readonly CardGame[], order: GamesOrder = 'day', now = NOW) =>
  renderToStaticMarkup(<GameRows games={games} now={now} order={order} />);
const text = (page: string) => page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

test('a row has time, league, crest, record, chance, line, total and price', () => {
  const homeTeam = { ...EXAMPLE_GAME.homeTeam, record: '8-2' };
  const row = html([{ ...EXAMPLE_GAME, homeTeam }]);
  const said = text(row);
  for (const part of ['1:00 PM EST', 'NFL', 'Chiefs', 'Bills', '43%', '57%', 'BUF −1.5', '47.5'])
    expect(said).toContain(part);
  expect(row.match(/class="crest/g)).toHaveLength(2);
  expect(said).toContain('Bills , 8–2');
  expect(said).toContain(
    '+14.5¢ Over 47.5 −110 (DraftKings) , is it fair? Chiefs at Bills only one book to go by',
  );
  expect(row.match(/<a /g)?.length).toBe(7);
  expect(row).toContain('href="/check?v=1&amp;leg=g18402_total_over_l47.5_p-110"');
  expect(row).toContain('href="/game/18402"');
});

test('each column that sorts is a link to a page of its own; the table says how it is sorted', () => {
  const row = html([EXAMPLE_GAME], 'price');
  for (const path of ['', '/by-chance', '/by-line', '/by-total', '/by-price']) {
    expect(row).toContain(`href="/predictions${path}"`);
  }
  expect(row.match(/aria-sort/g)).toHaveLength(1);
  expect(row).toMatch(/aria-sort="descending"><a class="sort" href="\/predictions\/by-price"/);
});

test('what has begun stands last, under its own heading, and says so instead of a price', () => {
  const begun = { ...EXAMPLE_GAME, id: 1, gameTime: '2026-11-22T15:00:00Z' };
  const page = html([begun, EXAMPLE_GAME]);
  expect(page.indexOf('/game/18402')).toBeLessThan(page.indexOf('/game/1"'));
  expect(text(page)).toMatch(/Today November 22 .*Under way .*Under way/);
});

test('past a few screens the rows are folded, and without a game it says so', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...EXAMPLE_GAME, id: index + 1 }));
  expect(html(many)).toContain('6 more games');
  expect(html(many).match(/href="\/game\//g)).toHaveLength(30);
  expect(html([])).toContain('No games found');
});

test('what “per $1” means is in a tooltip beside the link that sorts, in rows and table alike', () => {
  const tables = [
    <GameRows key="rows" games={[EXAMPLE_GAME]} now={NOW} />,
    <GameRows key="own" games={[EXAMPLE_GAME]} now={NOW} of="NFL" />,
    <UpcomingTable key="table" games={[PREDICTED]} now={NOW} />,
  ];
  const ids = tables.map((table) => {
    const head = parse(renderToStaticMarkup(table)).querySelectorAll('thead th').at(-1);
    expect(head?.querySelector('a')?.text).toBe('Best price');
    expect(head?.querySelector('a .term')).toBeNull();
    expect(head?.querySelector('button.term')?.text).toBe('per $1');
    return head?.querySelector('[role="tooltip"]')?.id;
  });
  expect(new Set(ids.slice(0, 2)).size).toBe(2);
});

test('a day names its role in the table that a phone lays out as blocks, and only there', async () => {
  expect(html([PREDICTED])).toContain('<tr role="row" class="day-row"><th role="rowheader"');
  const real = renderToStaticMarkup(<UpcomingTable games={[PREDICTED]} now={NOW} order="day" />);
  expect(real).toContain('class="day-row"');
  expect((await findings(real)).filter((one) => one.includes('role on'))).toEqual([]);
});
