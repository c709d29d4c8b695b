import sharp from 'sharp';
import { expect, test } from 'vitest';
import { darkRuns, middleRow, widestOf } from './teeth.ts';

/** A row of pixels: a letter a pixel, # is dark. */
const row = (drawn: string) => Uint8Array.from([...drawn], (pixel) => (pixel === '#' ? 90 : 250));

test('teeth are counted with their widths, also at both ends', () => {
  expect(darkRuns(row('###.##.#'))).toEqual([3, 2, 1]);
  expect(darkRuns(row('..##..'))).toEqual([2]);
});

test('gaps that are smeared to half a shade join their teeth', () => {
  const smeared = Uint8Array.from([90, 90, 150, 90, 90, 250, 90]);
  expect(darkRuns(smeared)).toEqual([5, 1]);
});

test('a picture of one color has no teeth', () => {
  expect(darkRuns(row('....'))).toEqual([]);
});

test('the middle row is read from any PNG; what is transparent is paper', async () => {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="6" height="5"><path d="M0 0h2v5H0z"/></svg>';
  const png = await sharp(Buffer.from(picture)).png().toBuffer();
  expect([...(await middleRow(png))]).toEqual([0, 0, 255, 255, 255, 255]);
});

test('a block among even teeth is the widest, the usual width stays', () => {
  expect(widestOf([4, 4, 9, 4, 3])).toEqual({ usual: 4, widest: 9 });
  expect(widestOf([])).toEqual({ usual: 0, widest: 0 });
});
