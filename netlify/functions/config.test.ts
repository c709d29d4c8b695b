import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PATHS } from '#contract/paths.ts';

/** Netlify reads a function's paths from its source without running it, so only plain strings count. */
const declared = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  .flatMap((name) => {
    const source = readFileSync(join(import.meta.dirname, name), 'utf8');
    const [config = ''] = /export const config[^;]*;/.exec(source) ?? [];
    return [...config.matchAll(/'(\/api\/[^']*)'/g)].map(([, path]) => path);
  });

test('every path of the contract is declared by one function, in plain strings', () => {
  expect(declared.toSorted()).toEqual(Object.values(PATHS).toSorted());
});
