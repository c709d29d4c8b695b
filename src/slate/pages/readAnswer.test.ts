import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AnswerReader } from '#slate/answers/reader.ts';
import { answers } from '#slate/answers/tools.ts';
import { createSite } from '#wiring';
import { readAnswer } from './readAnswer.ts';

const NOW = new Date('2026-11-21T13:03Z');
const numbers = { answer: z.array(z.number()) };

/** A site whose answers are `texts` by key; each is the same bytes until its text changes. */
function siteWith(texts: Record<string, string>) {
  const sent = new Map<string, Uint8Array<ArrayBuffer>>();
  const reader: AnswerReader = {
    read: async (key) => {
      const text = texts[key];
      if (text === undefined) return undefined;
      const bytes = sent.get(text) ?? new TextEncoder().encode(text);
      sent.set(text, bytes);
      return { bytes, etag: '""', asOf: undefined };
    },
  };
  return createSite({}, [[answers, reader]]);
}

test('an answer is parsed once, until it is another', async () => {
  const texts = { odd: '[1,3]' };
  const site = siteWith(texts);
  const first = await readAnswer(site, 'odd', numbers, NOW);
  expect(first).toEqual([1, 3]);
  expect(await readAnswer(site, 'odd', numbers, NOW)).toBe(first);
  texts.odd = '[1,3,5]';
  expect(await readAnswer(site, 'odd', numbers, NOW)).toEqual([1, 3, 5]);
});

test('read by another schema it is what that schema says of it', async () => {
  const site = siteWith({ odd: '[1,3]' });
  await readAnswer(site, 'odd', numbers, NOW);
  const texts = { answer: z.array(z.pipe(z.number(), z.transform(String))) };
  expect(await readAnswer(site, 'odd', texts, NOW)).toEqual(['1', '3']);
  const words = { answer: z.array(z.string()) };
  await expect(readAnswer(site, 'odd', words, NOW)).rejects.toThrow();
});

test('an answer that has not been rendered says so', async () => {
  await expect(readAnswer(siteWith({}), 'odd', numbers, NOW)).rejects.toThrow(
    'odd has not been rendered',
  );
});
