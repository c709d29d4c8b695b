import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../..');
const ROOMS = ['pages', 'site', 'render'];

/** Whose fields are run exactly 10,000 times, and a worked example of the academy, which is about that number. */
const EXACT = /golf|nascar|f1|readingADistribution|dotPile|exampleAnswer/i;
/** Whose figures come from other numbers of runs, which stand beside them. */
const COUNTED = /ufc|boxing|fights|tennis|gamePage|components\/game|charts/i;

const files = ROOMS.flatMap((room) =>
  readdirSync(join(SOURCE, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(astro|tsx?|md)$/.test(name) && !/\.test\.|samples\//.test(name))
    .map((name) => join(room, name)),
);
/** Every mention of 10,000 runs with the words around it; not those of comments or of milliseconds. */
const mentions = files.flatMap((name) =>
  readFileSync(join(SOURCE, name), 'utf8')
    .split('\n')
    .filter((line) => line.includes('10,000') && !/^\s*(\/\*\*|\*|\/\/)/.test(line))
    .map((line) => ({ name, line })),
);

test('what is said of all games is said as a lower bound', () => {
  expect(mentions.length).toBeGreaterThan(5);
  const exact = mentions
    .filter(({ name }) => !EXACT.test(name))
    .filter(({ line }) => !/at least 10,000|10,000\+|10,000( \w+)? or more/.test(line));
  expect(exact).toEqual([]);
});

test('a page that prints how many runs its figures come from says no other number', () => {
  const beside = mentions.filter(({ name }) => COUNTED.test(name) && !EXACT.test(name));
  expect(beside).toEqual([]);
});
