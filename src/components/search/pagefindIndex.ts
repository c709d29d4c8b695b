import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';

/** What is no prose: ways, badges, figures that change with the slate, and lists of what has pages of its own. */
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
  '.alert',
  '.stats',
  '.ladder',
  '.card.game',
  '.tonight',
  '.strip',
  '.fold-figure',
  '.head .stamp',
  '.section-head p',
  '.score .ends',
  '.score .vs',
  '.prediction-view > :not(.score)',
];

/** Pagefind's own widgets, which our page does without. */
const WIDGET = /(?:ui|highlight)\.(?:js|css)$/;

async function writeIndex(dist: string): Promise<string> {
  const { index, errors } = await createIndex({ rootSelector: 'main', excludeSelectors: LEFT_OUT });
  if (!index) throw new Error(errors.join(' '));
  const { page_count } = await index.addDirectory({ path: dist });
  const { files } = await index.getFiles();
  const kept = files.filter(({ path }) => !WIDGET.test(path));
  for (const { path, content } of kept) {
    const file = join(dist, 'pagefind', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return `${page_count} pages read for the search index`;
}

/** Writes the index of the built pages beside them. Predictions do not wait for it: without one, the page says that search is away. */
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
