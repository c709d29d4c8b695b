import { expect, test } from 'vitest';
import { privatePath, readPrivatePath } from './privateAddress.ts';

const SECRET = 'aB-_'.repeat(10).concat('xyz');

test('a path is read as it was written', () => {
  for (const format of ['rss', 'calendar'] as const) {
    expect(readPrivatePath(privatePath(SECRET, format))).toEqual({ secret: SECRET, format });
  }
});

test.each([
  '/my/prices.xml',
  `/my/${SECRET.slice(1)}/prices.xml`,
  `/my/${SECRET}x/prices.xml`,
  `/my/${SECRET}/prices.json`,
  `/my/${SECRET}/prices.xml/`,
  `/my/${SECRET.slice(0, 42)}%/prices.ics`,
  `/my/${SECRET.slice(0, 42)}'/prices.ics`,
])('%s is none', (path) => expect(readPrivatePath(path)).toBeUndefined());
