import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Card } from './card.ts';
import { cardPath } from './cardPath.ts';
import { drawCard } from './drawCard.ts';

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

export interface Drawing {
  /** Draws a card beside whatever goes on, unless an earlier build has. */
  readonly take: (card: Card) => void;
  /** The paths of all images, when the last is drawn. Throws what went wrong with one. */
  readonly finish: () => Promise<ReadonlySet<string>>;
}

/** Draws cards into a folder as they come in, each once. */
export function startDrawing(folder: string): Drawing {
  const paths = new Set<string>();
  const waiting: (readonly [path: string, card: Card])[] = [];
  const works: Promise<void>[] = [];
  let hands = 0;
  const work = async (): Promise<void> => {
    hands += 1;
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [path, card] = next;
        await drawOnce(join(folder, basename(path)), card);
      }
    } finally {
      hands -= 1;
    }
  };
  const take = (card: Card): void => {
    const path = cardPath(card);
    if (paths.has(path)) return;
    paths.add(path);
    waiting.push([path, card]);
    if (hands >= HANDS) return;
    const begun = work();
    // A fault is said at the end; without this the process would end at once.
    begun.catch(() => {});
    works.push(begun);
  };
  const finish = async () => {
    await Promise.all(works);
    return paths;
  };
  return { take, finish };
}
