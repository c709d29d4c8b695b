import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';

const ROOMS = globSync('src/**/README.md', { cwd: ROOT });

/** Rooms whose README also names every file. */
const SMALL = ['src/http', 'src/store'];

/** The children of a room that its README has to name. */
const childrenOf = (room: string): string[] =>
  readdirSync(join(ROOT, room), { withFileTypes: true })
    .filter((one) =>
      one.isDirectory()
        ? true
        : SMALL.includes(room) && /\.ts$/.test(one.name) && !/\.(?:test|fixture)\./.test(one.name),
    )
    .map(({ name }) => name);

test.each(ROOMS)('%s names what is there, a line each, and nothing else', (readme) => {
  const text = readFileSync(join(ROOT, readme), 'utf8');
  const named = Array.from(text.matchAll(/^- `([^`]+)`: \S/gm), ([, name = '']) => name);
  expect(named.toSorted()).toEqual(childrenOf(dirname(readme)).toSorted());
});

test('the rooms have one', () => {
  expect(ROOMS).toEqual(expect.arrayContaining(['src/README.md', 'src/members/README.md']));
  expect(ROOMS.length).toBeGreaterThan(15);
});
