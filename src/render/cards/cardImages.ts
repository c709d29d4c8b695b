import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type CardDrawing, startDrawing } from './drawing.ts';
import { takeCards } from './handOver.ts';

/** Links an image under one more name if possible: nobody modifies images. */
const put = (from: string, to: string): Promise<void> =>
  link(from, to).catch(() => copyFile(from, to));

/** Puts the images of a build into its site, and removes those of earlier builds. */
async function putImages(paths: ReadonlySet<string>, kept: string, dist: string): Promise<void> {
  const folder = join(dist, 'cards');
  await mkdir(folder, { recursive: true });
  const names = new Set([...paths].map((path) => basename(path)));
  await Promise.all([...names].map((name) => put(join(kept, name), join(folder, name))));
  const old = (await readdir(kept)).filter((name) => !names.has(name));
  await Promise.all(old.map((name) => rm(join(kept, name), { force: true })));
}

/** Draws the social cards of a build's pages while its other pages are rendered. */
export const cardImages = (): AstroIntegration => {
  let kept = '';
  let drawing: CardDrawing | undefined;
  return {
    name: 'card-images',
    hooks: {
      'astro:config:done': ({ config }) => {
        kept = join(fileURLToPath(config.cacheDir), 'cards');
      },
      'astro:build:start': async () => {
        await mkdir(kept, { recursive: true });
        drawing = startDrawing(kept);
        takeCards(drawing.take);
      },
      'astro:build:done': async ({ dir }) => {
        if (!drawing) throw new Error('A build has ended that did not begin');
        await putImages(await drawing.finish(), kept, fileURLToPath(dir));
        takeCards(undefined);
      },
    },
  };
};
