import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import type { Card } from './card.ts';
import { drawCard } from './drawCard.ts';
import { cardPath, takeCard } from './transport.ts';

/** The pages of a built site. */
async function pagesOf(dist: string): Promise<readonly string[]> {
  const entries = await readdir(dist, { recursive: true });
  return entries.filter((name) => name.endsWith('.html')).map((name) => join(dist, name));
}

/** Takes the cards out of the pages; each once, by the path of its image. */
async function collect(dist: string): Promise<ReadonlyMap<string, Card>> {
  const cards = new Map<string, Card>();
  for (const page of await pagesOf(dist)) {
    const { html, card } = takeCard(await readFile(page, 'utf8'));
    if (!card) continue;
    await writeFile(page, html);
    cards.set(cardPath(card), card);
  }
  return cards;
}

/** Some 55 KB. A palette would be half of that, and take three times as long as all else of an image. */
const draw = (card: Card): Promise<Buffer> =>
  sharp(Buffer.from(drawCard(card)))
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();

/** As many as are drawn at a time. */
const HANDS = 4;

/** An image is drawn once, and kept for later builds whole or not at all. */
async function drawOnce(file: string, card: Card): Promise<void> {
  if (existsSync(file)) return;
  await writeFile(`${file}.part`, await draw(card));
  await rename(`${file}.part`, file);
}

/** Draws the images that no earlier build has drawn, puts all of them into the site and forgets the others. */
async function putImages(cards: ReadonlyMap<string, Card>, dist: string, kept: string) {
  const folder = join(dist, 'cards');
  await mkdir(folder, { recursive: true });
  await mkdir(kept, { recursive: true });
  const waiting = [...cards];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [path, card] = next;
      const file = join(kept, basename(path));
      await drawOnce(file, card);
      await copyFile(file, join(folder, basename(path)));
    }
  };
  await Promise.all(Array.from({ length: HANDS }, work));
  const names = new Set([...cards.keys()].map((path) => basename(path)));
  const old = (await readdir(kept)).filter((name) => !names.has(name));
  await Promise.all(old.map((name) => rm(join(kept, name), { force: true })));
}

/** Draws the social cards that the pages of a build carry. */
export const cardImages = (): AstroIntegration => {
  let kept = '';
  return {
    name: 'card-images',
    hooks: {
      'astro:config:done': ({ config }) => {
        kept = join(fileURLToPath(config.cacheDir), 'cards');
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        await putImages(await collect(dist), dist, kept);
      },
    },
  };
};
