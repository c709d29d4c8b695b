import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { temporaryFolder } from '#local/scratch.ts';
import { markedPart } from '../shellParts.ts';
import { writeGamePages } from './writeGamePages.ts';

async function site(frame: (league: string) => string): Promise<string> {
  const { path, remove } = await temporaryFolder('simcast-site');
  onTestFinished(remove);
  await mkdir(join(path, 'game-shell'));
  for (const league of TEAM_LEAGUES) {
    await writeFile(join(path, `game-shell/${league.toLowerCase()}.html`), frame(league));
  }
  return path;
}

const FRAME = (league: string): string =>
  `${league}${markedPart('head', 'noindex')}|${markedPart('sample', '')}|${markedPart('page', 'Not found')}`;

test('each game’s page is the frame of its league with the game’s own parts', async () => {
  const dist = await site(FRAME);
  const games = Array.from({ length: 99 }, (_, index) => ({
    game: { ...EXAMPLE_GAME, id: index + 1, league: index % 2 === 0 ? 'NFL' : 'EPL' } as const,
    head: `<title>${index + 1}</title>`,
    page: Buffer.from(`<h1>Game ${index + 1} – “$&”</h1>`),
  }));
  await writeGamePages({ games, notice: '<aside>Sample</aside>' }, dist);
  expect(await readdir(join(dist, 'game'))).toHaveLength(games.length);
  expect(await readFile(join(dist, 'game/2.html'), 'utf8')).toBe(
    `EPL${markedPart('head', '<title>2</title>')}|${markedPart('sample', '<aside>Sample</aside>')}|${markedPart('page', '<h1>Game 2 – “$&”</h1>')}`,
  );
});

test('a frame of other sources fails the build', async () => {
  const dist = await site(() => '<html></html>');
  await expect(writeGamePages({ games: [], notice: '' }, dist)).rejects.toThrow('no part "head"');
});
