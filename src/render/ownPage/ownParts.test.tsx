import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { listedGame } from '#domain/game/listedGame.ts';
import { teamContent } from './ownParts.tsx';

const PATH = '/team/nfl/buffalo-bills';
const GAME = listedGame(EXAMPLE_GAME);
const NEXT = { ...GAME, id: 2, gameTime: '2026-11-29T18:00:00Z' };
const BEFORE = new Date('2026-11-22T15:50:00Z');

function seen(html: string): string {
  const page = parse(html);
  for (const hidden of page.querySelectorAll('[hidden]')) hidden.remove();
  return page.text;
}
const content = (games: readonly (typeof GAME)[], now = BEFORE) => {
  const { title, parts } = teamContent(PATH, 'NFL', games, now);
  const html = renderToStaticMarkup(parts.games);
  const cards = parse(html).querySelectorAll('article.card');
  return { title, cards: cards.map((card) => card.getAttribute('data-card')), text: seen(html) };
};

test('a team’s page has its own games alone, and the next one in its title', () => {
  const other = { ...GAME, id: 3, homeTeam: { ...GAME.homeTeam, name: 'New York Jets' } };
  const { title, cards } = content([GAME, { ...other, awayTeam: other.homeTeam }]);
  expect(cards).toEqual(['18402']);
  expect(title).toContain('Buffalo Bills vs. Chiefs');
});

test('after the start the game is under way, last, and no longer in the title', () => {
  const { title, cards, text } = content([GAME, NEXT], new Date(GAME.gameTime));
  expect(cards).toEqual(['2', '18402']);
  expect(text).toContain('Under way');
  expect(title).toContain('Nov 29');
});

test('a newer slate’s figures are those of card and title', () => {
  const prediction = { ...GAME.prediction, homeWinProbability: 61.2, awayWinProbability: 38.8 };
  const { title, text } = content([{ ...GAME, prediction } as typeof GAME]);
  expect(title).toContain('61% to win');
  expect(text).toContain('61%');
});

test('without games it says so, and keeps no title of an earlier one', () => {
  const { title, text } = content([]);
  expect(title).toBeUndefined();
  expect(text).toContain('This team has no game in the coming days.');
});
