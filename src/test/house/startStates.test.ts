import { expect, test } from 'vitest';
import { type ReadHouse, readHouse } from './readHouse.ts';

const START = 'src/engine/fitted/players/start/index.ts';
/** Modules that a browser loads, with all that they import; a page's frontmatter runs at build. */
const IN_BROWSERS = /^src\/(?:client|site|members\/\w+\/screen)\/.*(?<!\.test|\.fixture)\.tsx?$/;

/** Everything that some files import, directly or not, themselves included. */
function reached(house: ReadHouse, from: readonly string[]): ReadonlySet<string> {
  const found = new Set(from);
  for (const file of found) for (const target of house.get(file) ?? []) found.add(target);
  return found;
}

test('players’ start states are in no browser’s script', () => {
  const house = readHouse();
  expect(house.has(START)).toBe(true);
  const scripts = [...house.keys()].filter((file) => IN_BROWSERS.test(file));
  expect(scripts.length).toBeGreaterThan(50);
  expect(reached(house, scripts)).not.toContain(START);
});
