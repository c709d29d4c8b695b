import sharp from 'sharp';

/** Lightness, 0 to 255, of the pixels of a picture's middle row. */
export async function middleRow(png: Buffer): Promise<Uint8Array> {
  const { data, info } = await sharp(png)
    .flatten({ background: 'white' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const from = Math.floor(info.height / 2) * info.width * info.channels;
  const row = data.subarray(from, from + info.width * info.channels);
  return Uint8Array.from({ length: info.width }, (_, x) => row[x * info.channels] ?? 0);
}

/** Widths of the dark runs in a row of pixels: dark is under halfway between its lightest and darkest. */
export function darkRuns(row: Uint8Array): readonly number[] {
  const half = (Math.min(...row) + Math.max(...row)) / 2;
  const runs: number[] = [];
  let width = 0;
  for (const light of row) {
    if (light < half) width += 1;
    else if (width > 0) {
      runs.push(width);
      width = 0;
    }
  }
  return width > 0 ? [...runs, width] : runs;
}

/** The usual width of teeth, their median, and the widest; 0 if there are none. */
export function widestOf(teeth: readonly number[]): {
  readonly usual: number;
  readonly widest: number;
} {
  const sorted = teeth.toSorted((one, other) => one - other);
  return { usual: sorted[Math.floor(sorted.length / 2)] ?? 0, widest: sorted.at(-1) ?? 0 };
}
