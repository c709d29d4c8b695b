import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copyText.ts';
import { newId } from './newId.ts';

afterEach(() => vi.unstubAllGlobals());

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('an id is a random UUID, with and without the browser’s own', () => {
  expect(newId()).toMatch(UUID);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const all = Array.from({ length: 500 }, newId);
  for (const id of all) expect(id).toMatch(UUID);
  expect(new Set(all).size).toBe(500);
});

test.each([
  [{ clipboard: { writeText: async () => undefined } }, true],
  [{ clipboard: { writeText: () => Promise.reject(new Error('refused')) } }, false],
  [{}, false],
])('what is copied, and where it cannot be', async (navigator, done) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('text')).toBe(done);
});
