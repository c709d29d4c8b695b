import type { Context } from '@netlify/functions';
import { parse } from 'node-html-parser';
import { beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import { checkPathOf } from '#domain/check/links.ts';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { EXAMPLE_LINE, EXAMPLE_RECEIVER } from '#domain/players/exampleLine.fixture.ts';
import type { PastPlayerGame } from '#domain/players/past/playedGame.ts';
import { serve } from '#http/endpoint.ts';
import { markedPart } from '#render/shellParts.ts';
import { knownPlayer, type PlayerInPath } from '#slate/answers/players/knownPlayer.ts';
import { linesOfGames } from '#slate/answers/players/linesOfGames.ts';
import { nextLine } from '#slate/answers/players/nextLine.ts';
import { playersLearnedTo } from '#slate/answers/players/playersLearnedTo.ts';
import { presentPlayer } from '#slate/answers/players/presentPlayer.ts';
import { createAnswerReader } from '#slate/answers/reader.ts';
import { placeAnswers } from '#test/placeAnswers.ts';
import { renderedStore } from '#test/renderedStore.ts';
import { BOARD_PAGE } from './boardPage.ts';
import { PLAYER_PAGE } from './playerPage.ts';

const NOW = '2026-11-21T16:00:00.000Z';
const FRAME = `<html><head>${markedPart('head', '')}</head><body>${markedPart('sample', '')}${markedPart('page', '')}</body></html>`;
const PLAYED: readonly PastPlayerGame[] = Array.from({ length: 11 }, (_, at) => ({
  gameId: 50 - at,
  day: `2026-11-${String(15 - at).padStart(2, '0')}`,
  team: 'KC',
  opponent: 'DEN',
  teamName: 'Kansas City Chiefs',
  opponentName: 'Broncos',
  home: at % 2 === 0,
  started: true,
  stats: { passingYards: 250 + at, passingAttempts: 33 },
  said: { passingYards: [255, 180, 210, 252, 300, 330] as const },
}));
const KNOWN = new Map([
  ['3139477', { name: 'Patrick Mahomes', team: 'KC', position: 'QB', games: PLAYED }],
  ['55', { name: '<b>Old</b> Hand', position: 'WR', status: 'Out' as const, games: [] }],
]);

beforeEach(() => {
  vi.spyOn(clock, 'now').mockImplementation(() => new Date(NOW));
  vi.stubGlobal('fetch', async () => new Response(FRAME));
  const reader = createAnswerReader(renderedStore({ asOf: NOW, games: [EXAMPLE_GAME] }));
  const lines = new Map([[EXAMPLE_GAME.prediction.id, [EXAMPLE_LINE, EXAMPLE_RECEIVER]]]);
  placeAnswers(
    () => reader,
    [
      [linesOfGames, async () => lines],
      [
        nextLine,
        async ({ predictions, playerId }: { predictions: readonly number[]; playerId: string }) => {
          const [predictionId = 0] = predictions;
          const line = lines.get(predictionId)?.find((one) => one.playerId === playerId);
          return line && { predictionId, line };
        },
      ],
      [knownPlayer, async ({ playerId }: PlayerInPath) => KNOWN.get(playerId)],
      [playersLearnedTo, async () => '2026-11-20'],
      [
        presentPlayer,
        async ({ playerId }: PlayerInPath) =>
          playerId === 'n7' ? { playerId: '3139477', name: 'Patrick Mahomes' } : undefined,
      ],
    ],
  );
});

const handle = serve(BOARD_PAGE, PLAYER_PAGE);
const ask = (path: string) =>
  handle(new Request(`https://example.test${path}`), {
    ip: '192.0.2.1',
    params: {},
    site: { url: 'https://example.test' },
  } as unknown as Context);
const pageAt = async (path: string) => parse(await (await ask(path)).text());
const MAHOMES = '/player/nfl/3139477-patrick-mahomes';

test('the board has everybody with his main counts, floor and ceiling, and leads to his page', async () => {
  const page = await pageAt('/players/nfl');
  const [first] = page.querySelectorAll('.board-row');
  expect(first?.querySelector('a')?.getAttribute('href')).toBe(MAHOMES);
  expect(first?.text).toMatch(/pass yds\s*243 242–244/);
  expect(first?.text).toContain('Questionable, plays 90%');
  expect(page.querySelectorAll('.board-row')).toHaveLength(2);
  expect(page.text).toContain('Learned from box scores up to November 20, 2026.');
  expect(page.text).not.toMatch(/undefined|NaN|Infinity/);
});

test('a filter is a link that stays with the others, and what is none is refused', async () => {
  const page = await pageAt('/players/nfl?position=WR');
  expect(page.querySelectorAll('.board-row h3').map(({ text }) => text)).toEqual(['Khalil Shakir']);
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  const links = page.querySelectorAll('[aria-label="Sort"] a');
  expect(links.map((link) => link.getAttribute('href'))).toContain(
    '/players/nfl?position=WR&sort=receptions',
  );
  const refused = await ask('/players/nfl?sort=nothing');
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'no-store']);
});

test('a league without games says when they come; the whole board is a file', async () => {
  expect((await pageAt('/players/mlb')).querySelector('.empty')?.text).toContain('MLB');
  const file = await ask('/players/nfl.csv');
  expect(file.headers.get('content-type')).toContain('text/csv');
  const text = await file.text();
  expect(text).toContain(
    '3139477,Patrick Mahomes,QB,Kansas City Chiefs,Buffalo Bills,false,Questionable,0.9,passingYards,243',
  );
  expect(text).toContain('fantasy DraftKings,18.2,18.1,18.2,18.3');
});

test('letters and names of an address lead to the one; others are not found', async () => {
  for (const [path, to] of [
    ['/players/NFL?position=QB', '/players/nfl?position=QB'],
    ['/player/NFL/3139477', MAHOMES],
    ['/player/nfl/3139477-pat?stat=x', `${MAHOMES}?stat=x`],
    ['/player/nfl/n7-patrick-mahomes?line=1', `${MAHOMES}?line=1`],
  ] as const) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  }
  for (const path of [
    '/players/ncaaf',
    '/players/x.csv',
    '/player/nfl/1-nobody',
    '/player/nfl',
    '/player/ncaab/1-a',
  ])
    expect((await ask(path)).status, path).toBe(404);
});

test('a player’s page: next game, any line with its fair price, last games beside what was said, our error', async () => {
  const page = await pageAt(`${MAHOMES}?stat=passingYards&line=243`);
  expect(page.querySelector('h1')?.text).toBe('Patrick Mahomes');
  expect(page.querySelector('.next-game a')?.getAttribute('href')).toBe(`/game/${EXAMPLE_GAME.id}`);
  const box = page.querySelector('.line-box')?.text ?? '';
  // 3 of 9 above, 3 on it, 3 below.
  expect(box).toMatch(/Over 24333\.3%, fair price \+100/);
  expect(box).toContain('Exactly 243, a push33.3%');
  const ways = page.querySelectorAll('.line-ways a').map((link) => link.getAttribute('href'));
  expect(ways).toEqual([
    checkPathOf({
      game: EXAMPLE_GAME.id,
      market: 'player',
      side: 'over',
      line: 243,
      entrant: '3139477',
      stat: 'passingYards',
    }),
    `/game/${EXAMPLE_GAME.id}`,
  ]);
  expect(page.querySelector('[data-follow]')?.getAttribute('data-follow')).toBe(
    'nfl:p-3139477-patrick-mahomes',
  );
  const played = page.querySelectorAll('.said-games tbody tr');
  expect(played).toHaveLength(10);
  expect(played[0]?.querySelector('th')?.text.trim()).toBe('Nov 15 vs. Broncos');
  expect(page.text).toContain('Learned from box scores up to November 20, 2026.');
  expect(page.querySelector('.held')?.text).toContain('100% of 11 games from floor to ceiling');
  expect(page.text).not.toMatch(/undefined|NaN|Infinity/);
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('index, follow');
});

test('a line that is none is said to be none; the middle stands instead', async () => {
  for (const query of ['?stat=points&line=3', '?stat=passingYards&line=many']) {
    const page = await pageAt(`${MAHOMES}${query}`);
    expect(page.querySelector('.line-box [role=status]')?.text).toContain('Here is his middle');
  }
});

test('with nothing ahead the page stays, out of search engines; a feed’s text is only text', async () => {
  const page = await pageAt('/player/nfl/55-b-old-b-hand');
  expect(page.querySelector('h1')?.text).toBe('<b>Old</b> Hand');
  expect(page.querySelector('h1 b')).toBeNull();
  expect(page.text).toContain('No game of his is ahead on our list; the last report says out');
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow');
});
