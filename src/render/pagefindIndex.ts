import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import { startText, venueText } from '#components/game/gameText.ts';
import type { Game } from '#domain/game/game.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { keptGames } from './gamePage/drawnGames.ts';

/** Parts that are not prose: navigation, badges, figures that change with the slate, and lists of things with their own pages. */
const LEFT_OUT = [
  'nav',
  '[role="img"]',
  '.badge',
  '.visually-hidden',
  '.crest',
  '.ad',
  '.empty',
  '.hash',
  '.slate-table',
  'thead',
  'pre',
  '.alert',
  '.stats',
  '.ladder',
  '.card.game',
  '.tonight',
  '.strip',
  '.fold-figure',
  '.head .stamp',
  '.section-head p',
];

/** Pagefind's own widgets, which our page does not use. */
const WIDGET = /(?:ui|highlight)\.(?:js|css)$/;

/** A game's search terms: teams, occasion, day and place; no figures, which would soon change. */
function recordOf(game: Game) {
  const { id, league, awayTeam, homeTeam } = game;
  const title = `${awayTeam.name} @ ${homeTeam.name}`;
  const said = [title, game.occasion, startText(game), venueText(game)].filter(
    (text) => text !== undefined,
  );
  return {
    url: `/game/${id}`,
    language: 'en',
    content: `${said.join('. ')}.`,
    meta: {
      title,
      league: LEAGUES[league].name,
      words: `${awayTeam.abbreviation} ${homeTeam.abbreviation}`,
    },
  };
}

async function writeIndex(dist: string): Promise<string> {
  const { games } = keptGames();
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: LEFT_OUT });
  if (!index) throw new Error(errors.join(' '));
  const { page_count } = await index.addDirectory({ path: dist });
  await Promise.all(games.map(({ game }) => index.addCustomRecord(recordOf(game))));
  const { files } = await index.getFiles();
  const kept = files.filter(({ path }) => !WIDGET.test(path));
  const folder = join(dist, 'pagefind');
  for (const name of new Set(kept.map(({ path }) => dirname(path)))) {
    await mkdir(join(folder, name), { recursive: true });
  }
  await Promise.all(kept.map(({ path, content }) => writeFile(join(folder, path), content)));
  return `${page_count} pages and ${games.length} games in the search index`;
}

/**
 * Writes the index of the built pages next to them, and of the games by their records, because their pages are written later.
 * Predictions do not wait for it: without an index the page says that search is unavailable.
 */
export const pagefindIndex = (): AstroIntegration => ({
  name: 'pagefind-index',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      try {
        logger.info(await writeIndex(fileURLToPath(dir)));
      } catch (error) {
        logger.warn(`No search index: ${error}`);
      } finally {
        await close();
      }
    },
  },
});
