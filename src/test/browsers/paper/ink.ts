import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { temporaryFolder } from '#local/scratch.ts';

const run = promisify(execFile);

/** A page on paper: lightness of each pixel, 0 to 255, row by row. */
export interface PaperSheet {
  readonly width: number;
  readonly pixels: Uint8Array;
}

/** Pixels of an inch: a printed letter is about five pixels high. */
const RESOLUTION = '72';

/** The pages of a PDF as a printer would draw them, by poppler's `pdftoppm`. */
export async function paperSheets(pdf: Buffer): Promise<readonly PaperSheet[]> {
  const folder = await temporaryFolder('simcast-paper');
  try {
    const file = join(folder.path, 'page.pdf');
    await writeFile(file, pdf);
    const args = ['-r', RESOLUTION, '-gray', '-png', file, join(folder.path, 'sheet')];
    await run('pdftoppm', args, { timeout: 120_000 });
    const names = (await readdir(folder.path)).filter((name) => name.endsWith('.png')).sort();
    return await Promise.all(
      names.map(async (name) => {
        const image = sharp(await readFile(join(folder.path, name)))
          .grayscale()
          .raw();
        const { data, info } = await image.toBuffer({ resolveWithObject: true });
        return { width: info.width, pixels: data };
      }),
    );
  } finally {
    await folder.remove();
  }
}

/** Difference of lightness from which two pixels are told apart. */
const APART = 60;

/** How many lines of ink are on one print and not on the other: rows of pixels that differ, with others between them. */
export function linesOfInk(one: readonly PaperSheet[], other: readonly PaperSheet[]): number {
  let lines = 0;
  for (const [at, { width, pixels }] of one.entries()) {
    const beside = other[at]?.pixels;
    let before = false;
    for (let from = 0; from < pixels.length; from += width) {
      const row = pixels.subarray(from, from + width);
      const differs = row.some((light, x) => Math.abs(light - (beside?.[from + x] ?? 255)) > APART);
      if (differs && !before) lines += 1;
      before = differs;
    }
  }
  return lines;
}
