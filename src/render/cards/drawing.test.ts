import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#local/scratch.ts';
import type { ShareCard } from './card.ts';
import { cardPath } from './cardPath.ts';
import { startDrawing } from './drawing.ts';
import { handOver, takeCards } from './handOver.ts';

const card = (title: string): ShareCard => ({ title, figures: [] });

async function folder(): Promise<string> {
  const { path, remove } = await temporaryFolder('simcast-cards');
  onTestFinished(remove);
  return path;
}

test('every card that is handed over is drawn once, whenever it comes', async () => {
  const path = await folder();
  const drawing = startDrawing(path);
  takeCards(drawing.take);
  const cards = Array.from({ length: 9 }, (_, index) => card(`Card ${index}`));
  for (const each of cards.slice(0, 6)) handOver(each);
  await drawing.finish();
  for (const each of cards) handOver(each);
  takeCards(undefined);
  handOver(card('Nobody draws this one'));
  const paths = await drawing.finish();
  expect([...paths]).toEqual(cards.map(cardPath));
  expect((await readdir(path)).toSorted()).toEqual(
    [...paths].map((each) => basename(each)).toSorted(),
  );
});

test('an image of an earlier build is kept as it is', async () => {
  const path = await folder();
  const kept = join(path, basename(cardPath(card('Kept'))));
  await writeFile(kept, 'as it was');
  const drawing = startDrawing(path);
  drawing.take(card('Kept'));
  await drawing.finish();
  expect(await readFile(kept, 'utf8')).toBe('as it was');
});

test('a fault is said at the end, and no half image is left', async () => {
  const path = await folder();
  const drawing = startDrawing(join(path, 'is not there'));
  drawing.take(card('Nowhere to lie'));
  await expect(drawing.finish()).rejects.toThrow(/ENOENT/);
});
