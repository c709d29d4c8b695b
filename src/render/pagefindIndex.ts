import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { NAMES_FILE, type NamedPage } from '#components/search/names.ts';
import { counted } from '#domain/words/counted.ts';
import { keptGames } from './gamePage/drawnGames.ts';
import { pageNames, playerNames, searchedGameNames } from './searchNames.ts';

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
  '.section-head .aside',
];

/** Pagefind's own widgets, which our page does not use. */
const WIDGET = /(?:ui|highlight)\.(?:js|css)$/;

/** Mark of a page that is searched. */
const SEARCHED = 'data-pagefind-body';

/** Adds the built pages to Pagefind's index; the answer is their names. */
async function addPages(index: PagefindIndex, dist: string): Promise<NamedPage[]> {
  const files = (await readdir(dist, { recursive: true }))
    .filter((file) => file.endsWith('.html'))
    // Addresses are made of them.
    .map((file) => file.replaceAll('\\', '/'));
  const named: NamedPage[] = [];
  for (const sourcePath of files.toSorted()) {
    const content = await readFile(join(dist, sourcePath), 'utf8');
    if (!content.includes(SEARCHED)) continue;
    const { file, errors } = await index.addHTMLFile({ sourcePath, content });
    if (errors.length > 0) throw new Error(`${sourcePath}: ${errors.join(' ')}`);
    named.push(pageNames(file, content));
  }
  return named;
}

async function writeIndex(dist: string): Promise<string> {
  const { games } = keptGames();
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: LEFT_OUT });
  if (!index) throw new Error(errors.join(' '));
  const pages = await addPages(index, dist);
  const records = games.map(({ game }) => searchedGameNames(game));
  for (const { path, title, league = '', text } of records) {
    await index.addCustomRecord({
      url: path,
      language: 'en',
      content: `${title}. ${text}`,
      meta: { title, league },
    });
  }
  const { files } = await index.getFiles();
  const kept = files.filter(({ path }) => !WIDGET.test(path));
  const folder = join(dist, 'pagefind');
  for (const name of new Set(kept.map(({ path }) => dirname(path)))) {
    await mkdir(join(folder, name), { recursive: true });
  }
  await Promise.all(kept.map(({ path, content }) => writeFile(join(folder, path), content)));
  const players = onePerPage(games.flatMap(({ game }) => playerNames(game)));
  await writeFile(join(folder, NAMES_FILE), JSON.stringify([...pages, ...records, ...players]));
  return `${counted(pages.length, 'page')} and ${counted(games.length, 'game')} in the search index`;
}

/** Who plays twice within a slate has one page, and is named with the first game. */
const onePerPage = (pages: readonly NamedPage[]): readonly NamedPage[] => [
  ...new Map(pages.toReversed().map((page) => [page.path, page])).values(),
];

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
