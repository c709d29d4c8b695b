import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { counted } from '#domain/words/counted.ts';
import { type DrawnGames, keptGames } from './drawnGames.ts';
import { gameFrame } from './gameFrame.ts';

/** Files written at a time. */
const HANDS = 32;

/** Puts each game's page into its league's frame, as a function does for a game new since the build. */
export async function writeGamePages({ games, notice }: DrawnGames, dist: string): Promise<void> {
  const frames = new Map(
    await Promise.all(
      TEAM_LEAGUES.map(async (league) => {
        const file = join(dist, 'game-shell', `${league.toLowerCase()}.html`);
        return [league, gameFrame(await readFile(file, 'utf8'))] as const;
      }),
    ),
  );
  const folder = join(dist, 'game');
  await mkdir(folder, { recursive: true });
  const waiting = [...games];
  const write = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { game, head, page } = next;
      const html = frames.get(game.league)?.({ head, sample: notice, page });
      if (!html) throw new Error(`There is no frame for game ${game.id}`);
      await writeFile(join(folder, `${game.id}.html`), html);
    }
  };
  await Promise.all(Array.from({ length: HANDS }, write));
}

/** Writes a build's game pages once their frames are built. */
export const gamePageWriter = (): AstroIntegration => ({
  name: 'game-pages',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const drawn = keptGames();
      await writeGamePages(drawn, fileURLToPath(dir));
      logger.info(`${counted(drawn.games.length, 'page of a game', 'pages of games')} written`);
    },
  },
});
