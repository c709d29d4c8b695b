import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { homeAt, pricedGame } from '#domain/prices/payingGame.fixture.ts';
import { countsByReturn } from './countsByReturn.ts';
import { TonightGlance } from './TonightGlance.tsx';
import { TonightsPrices } from './TonightsPrices.tsx';

const NOW = new Date(Date.parse(EXAMPLE_GAME.gameTime) - 3_600_000);
const game = (id: number, ...prices: Parameters<typeof pricedGame>[2]) => ({
  ...pricedGame(id, NOW, prices),
  asOf: NOW.toISOString(),
});
/** Markup as it is seen before the clock goes on. */
function seen(html: string): string {
  const page = parse(html);
  for (const hidden of page.querySelectorAll('[hidden]')) hidden.remove();
  return page.toString();
}
type Games = Parameters<typeof TonightsPrices>[0]['games'];
const whole = (games: Games, now = NOW) =>
  renderToStaticMarkup(<TonightsPrices games={games} now={now} />);
const text = (games: Games, now = NOW) => seen(whole(games, now));

test('at most five rows, with how many bets are worth taking of how many prices', () => {
  const html = text(Array.from({ length: 7 }, (_, index) => game(index + 1, homeAt(100))));
  expect(html.match(/<tr data-when/g)).toHaveLength(5);
  expect(html).toContain('7 bets worth taking tonight');
  expect(html).toContain('Of 14 prices');
  expect(html).toContain('+5.0¢');
});

test('none worth taking is a statement with what the best costs, not a hole', () => {
  const html = text([game(1, homeAt(-130))]);
  expect(html).toContain('No bet worth making tonight');
  expect(html).toContain('One book: Bills to win −130 (DraftKings), costs 3¢ per $1.');
  expect(html).toContain('What $1 returns on average, for each of 2 prices');
});

test('without a price or a game it says so, and what comes next', () => {
  expect(text([game(1)])).toContain('No price to judge yet');
  expect(text([])).toContain('No schedule right now');
  const begun = { ...game(1), gameTime: '2026-11-20T01:00:00Z', status: 'postponed', detail: '' };
  expect(text([begun as CardGame])).toContain('No more games tonight');
  expect(text([begun as CardGame])).toContain('We know of no later game yet.');
});

test('where books differ and who is likeliest leave with their prices and their game', () => {
  const games = [game(1, homeAt(-130), { ...homeAt(-150), book: 'bovada', provider: 'Bovada' })];
  const html = text(games);
  expect(html).toContain('Shop around');
  expect(html).toMatch(/ pays <a [^>]*_moneyline_home_p-130"[^>]*>−130<\/a> at .+, −150 at Bovada/);
  expect(html).toContain('<b>Bills 55%</b> over Chiefs');
  expect(seen(whole([game(1), game(2)]))).not.toContain('Shop around');
  const bare = renderToStaticMarkup(<TonightsPrices games={games} now={NOW} page={false} />);
  expect(bare).toContain('Shop around');
  expect(bare).not.toContain('Biggest favorite');
});

const glance = (games: Games, now = NOW) =>
  seen(renderToStaticMarkup(<TonightGlance games={games} now={now} />));

test('the night at a glance: the best price by name, or that none pays, and the likeliest winner', () => {
  const paying = glance([game(1, homeAt(100)), game(2, homeAt(104))]);
  expect(paying).toMatch(/<b>Bills to win<\/b> at \+104, /);
  expect(paying).toContain('<b>Bills 55%</b> over Chiefs');
  expect(glance([game(1, homeAt(-130))])).toContain('No bet worth making tonight</b>');
  expect(glance([game(1)])).toContain('No price yet</b>');
  expect(glance([])).toBe('');
});

/** What the page's clock shows of a list of options, in turn. */
const turns = (html: string, name: string) =>
  parse(html)
    .querySelectorAll(`[data-option="${name}"]`)
    .map((option) => option.text);

test('what follows as games begin and prices age is in the page', () => {
  const later = { ...game(2, homeAt(-140)), gameTime: '2026-11-22T20:00:00Z' };
  const tomorrow = { ...game(3), gameTime: '2026-11-23T20:00:00Z' };
  const html = whole([game(1, homeAt(-130)), later, tomorrow]);
  expect(turns(html, 'verdict')).toEqual([
    expect.stringContaining('Bills to win −130 (DraftKings), costs 3¢'),
    expect.stringContaining('Bills to win −140 (DraftKings), costs 6¢'),
    expect.stringContaining('The prices we have for tonight’s games are over 30 minutes old.'),
    expect.stringContaining('Next: Chiefs at Bills, Tomorrow 3:00 PM EST.'),
  ]);
  const paying = whole([
    game(1, homeAt(100)),
    { ...game(2, homeAt(100)), gameTime: later.gameTime },
  ]);
  expect(turns(paying, 'bets')).toEqual([
    '2 bets worth taking tonight',
    'Bets worth taking tonight',
    'No price to judge now',
  ]);
});

test('samples say so', () => {
  expect(text([game(1, { ...homeAt(100), sample: true })])).toContain(
    'Sample prices: no bookmaker offers them.',
  );
});

test('what lies beyond the pile’s ends is gathered there', () => {
  const counts = countsByReturn([-0.5, -0.12, -0.001, 0, 0.05, 0.4]);
  expect(counts[0]).toBe(2);
  expect(counts[23]).toBe(1);
  expect(counts[24]).toBe(1);
  expect(counts.at(-1)).toBe(1);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
});
