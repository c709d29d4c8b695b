import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { ShareCard } from './card.ts';
import { cardPath } from './cardPath.ts';
import { drawCard } from './drawCard.ts';

/** Some 55 KB. A palette would halve that, but take three times as long as the rest of an image. */
const draw = (card: ShareCard): Promise<Buffer> =>
  sharp(Buffer.from(drawCard(card)))
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();

/** Number drawn at a time. */
const HANDS = 4;

/** Draws an image once, and stores it for later builds completely or not at all. */
async function drawOnce(file: string, card: ShareCard): Promise<void> {
  if (existsSync(file)) return;
  await writeFile(`${file}.part`, await draw(card));
  await rename(`${file}.part`, file);
}

export interface CardDrawing {
  /** Draws a card in the background, unless an earlier build has. */
  readonly take: (card: ShareCard) => void;
  /** The paths of all images, once the last is drawn. Throws the failure of any. */
  readonly finish: () => Promise<ReadonlySet<string>>;
}

/** Draws cards into a folder as they arrive, each once. */
export function startDrawing(folder: string): CardDrawing {
  const paths = new Set<string>();
  const waiting: (readonly [path: string, card: ShareCard])[] = [];
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
  const take = (card: ShareCard): void => {
    const path = cardPath(card);
    if (paths.has(path)) return;
    paths.add(path);
    waiting.push([path, card]);
    if (hands >= HANDS) return;
    const begun = work();
    // A failure is reported at the end; without this the process would end at once.
    begun.catch(() => {});
    works.push(begun);
  };
  const finish = async () => {
    await Promise.all(works);
    return paths;
  };
  return { take, finish };
}
