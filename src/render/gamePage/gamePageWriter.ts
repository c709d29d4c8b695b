import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { counted } from '#domain/words/counted.ts';
import { keptGames } from './drawnGames.ts';
import { writeGamePages } from './writeGamePages.ts';

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
