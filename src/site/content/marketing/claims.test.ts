import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLAIMED_TOTAL, CLAIMS, type Claim } from './claims.ts';

const ROOT = join(import.meta.dirname, '../../../..');

const all: readonly [string, Claim][] = Object.entries(CLAIMS);

test('each claim names its origin, and contradictions are mutual', () => {
  for (const [key, claim] of all) {
    expect(claim.origin, key).not.toBe('');
    if (claim.contradicts === undefined) continue;
    const other = all.find(([name]) => name === claim.contradicts)?.[1];
    expect(other?.contradicts, key).toBe(key);
  }
});

test('the claimed totals are the claims themselves', () => {
  const { winRate, roi, units } = CLAIMED_TOTAL;
  expect([`${winRate}%`, `${roi}%`, `+${units}`]).toEqual(
    [CLAIMS.winRate, CLAIMS.roi, CLAIMS.units].map(({ text }) => text),
  );
});

const files = ['src/site/components', 'src/site/content', 'src/layouts', 'src/pages']
  .flatMap((folder) => globSync(`${folder}/**/*.{astro,ts,tsx,md}`, { cwd: ROOT }))
  .filter((path) => !/\.test\.tsx?$|marketing\/claims\.ts$|content\/legal\//.test(path));

/** Claimed figures that cannot appear by coincidence. */
test.each(['67.3%', '10,247', '95.2%', '50k+', '4.9/5', '2,500+ members', '100% Free Forever'])(
  'the claim %s is written in the claims file and nowhere else',
  (figure) => {
    expect(all.some(([, { text }]) => text.includes(figure))).toBe(true);
    const others = files.filter((path) => readFileSync(join(ROOT, path), 'utf8').includes(figure));
    expect(others).toEqual([]);
  },
);
