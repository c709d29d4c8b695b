import type { Context } from '@netlify/functions';
import { parse } from 'node-html-parser';
import { beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import { checkPathOf } from '#domain/check/links.ts';
import { EXAMPLE_GAME, EXAMPLE_GRID } from '#domain/game/exampleGame.fixture.ts';
import { exampleLines } from '#engine/players/leagues/drawnLines.fixture.ts';
import { NFL_PLAYERS } from '#engine/players/leagues/nfl.ts';
import { serve } from '#http/endpoint.ts';
import { markedPart } from '#render/shellParts.ts';
import { storedLines } from '#slate/answers/players/playerLines.ts';
import { createAnswerReader } from '#slate/answers/reader.ts';
import { contentHash } from '#slate/archive/hash.ts';
import { placeAnswers } from '#test/placeAnswers.ts';
import { renderedStore } from '#test/renderedStore.ts';
import { CHECK_PAGES } from './check/checkPage.ts';

const NOW = '2026-11-21T16:00:00.000Z';
const { recipe, lines } = exampleLines(EXAMPLE_GRID, contentHash(NFL_PLAYERS.params), 500);
const named = lines.map((line) =>
  line.playerId === 'h-wr1' ? { ...line, name: 'Ann <b>Able</b>' } : line,
);
const { id, prediction } = EXAMPLE_GAME;
const projectedPlayerStats = [
  {
    playerId: 'h-wr1',
    playerName: 'Ann Able',
    position: 'WR',
    team: 'home' as const,
    confidence: 80,
    projectionBasis: '500 simulated games, given the team’s score',
    stats: { receivingYards: 61.2 },
    plays: 0.8,
  },
];
const game = { ...EXAMPLE_GAME, prediction: { ...prediction, projectedPlayerStats } };

beforeEach(() => {
  vi.spyOn(clock, 'now').mockImplementation(() => new Date(NOW));
  vi.stubGlobal('fetch', async () => new Response(markedPart('page', '')));
  const reader = createAnswerReader(renderedStore({ asOf: NOW, games: [game] }));
  const stored = { predictionId: 1, recipe, lines: named, asOf: NOW };
  placeAnswers(() => reader, [[storedLines, async () => stored]]);
});

const handle = serve(...CHECK_PAGES);
async function ask(path: string, ip = '192.0.2.1') {
  const answer = await handle(new Request(`https://example.test${path}`), {
    ip,
    params: {},
    site: { url: 'https://example.test' },
  } as unknown as Context);
  return { answer, page: parse(await answer.text()) };
}

const HOME = { game: id, market: 'moneyline', side: 'home' } as const;
const RECEIVING = {
  game: id,
  market: 'player',
  side: 'over',
  line: 50.5,
  entrant: 'h-wr1',
  stat: 'receivingYards',
} as const;
const values = (fields: Readonly<Record<string, string>>): string =>
  `/check?${new URLSearchParams(fields)}`;

test('the form of a game offers its players, hidden until a player’s line is chosen', async () => {
  const { page } = await ask(checkPathOf(HOME));
  expect(page.querySelector('select[name="pick"]')?.text).toContain('Player over');
  const who = page.querySelector('select[name="who"]');
  expect(who?.closest('.field')?.hasAttribute('hidden')).toBe(true);
  expect(who?.querySelectorAll('option').length).toBe(1 + lines.length);
});

test('without a script: player over, then who and what, then the answer at its own address', async () => {
  const of = { c: `g${id}`, pick: 'player_over', line: '50.5', odds: '' };
  const first = await ask(values(of));
  expect(first.page.text).toContain('Please choose a player.');
  expect(first.page.text).toContain('Please choose what is counted.');
  const who = first.page.querySelector('select[name="who"]');
  expect(who?.closest('.field')?.hasAttribute('hidden')).toBe(false);
  const second = await ask(values({ ...of, who: 'h-wr1', stat: 'receivingYards' }));
  expect(second.answer.headers.get('location')).toBe(checkPathOf(RECEIVING));
  const { page } = await ask(checkPathOf(RECEIVING));
  expect(page.querySelector('.tool-said')?.innerHTML).toMatch(
    /^Ann &lt;b&gt;Able&lt;\/b&gt; over 50\.5 receiving yards is fair at [+−]\d+\.$/,
  );
  expect(page.querySelector('.tool-figures')?.text).toMatch(/Plays\d+(?:\.\d)?%/);
  expect(page.text).toContain('books void the bet if he does not');
  expect(page.querySelector('select[name="stat"] option[selected]')?.text).toBe('Receiving yards');
  expect(page.text).not.toMatch(/At the books|Kelly/);
});

test('what is counted is offered of the chosen player alone', async () => {
  const { page } = await ask(checkPathOf(RECEIVING));
  const stats = page.querySelectorAll('select[name="stat"] option').map(({ text }) => text);
  expect(stats).toContain('Receptions');
  expect(stats).not.toContain('Passing yards');
});

test('a parlay with his team says how it is counted, and carries no runs into the page', async () => {
  const { page, answer } = await ask(checkPathOf(RECEIVING, HOME));
  expect(answer.status).toBe(200);
  expect(page.querySelector('.tool-said')?.text).toContain('This parlay is fair at');
  expect(page.text).toContain('in the simulated games in which all of them play');
  const kept = page.querySelector('script[data-contests]')?.text ?? '';
  expect(kept).not.toMatch(/"drawn"|"counts"/);
  expect(kept.length).toBeLessThan(12_000);
});

test('who asks for drawn games far too often is told so beside the bet', async () => {
  for (let asked = 0; asked < 12; asked++) await ask(checkPathOf(RECEIVING, HOME), '192.0.2.7');
  const { page, answer } = await ask(checkPathOf(RECEIVING, HOME), '192.0.2.7');
  expect(answer.status).toBe(200);
  expect(page.text).toContain('Please wait a minute');
});
