import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';

/** What functions run, and what a build and a browser share with them. */
const FILES = globSync(
  [
    'src/{contract,domain,feeds,http,members,slate,store}/**/*.{ts,tsx}',
    'src/*.ts',
    'netlify/**/*.ts',
  ],
  { cwd: ROOT },
).filter(
  (file) =>
    !/\.test\.tsx?$|\.fixture\.ts$|^src\/members\/[^/]+\/screen\/|^src\/content\.config/.test(file),
);

/** Variables of a module, by name: they outlive a request, and tests would share them. */
const variables = (text: string): string[] =>
  Array.from(text.matchAll(/^(?:export )?let (\w+)/gm), ([, name = '']) => name);

test('no module of a function keeps anything in a variable: the site keeps its tools', () => {
  expect(FILES.length).toBeGreaterThan(900);
  const kept = FILES.flatMap((file) =>
    variables(readFileSync(join(ROOT, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(kept).toEqual([]);
});

test('a variable of a module would be found, one of a function is none', () => {
  expect(
    variables('let a = 1;\nexport let b: T | undefined;\nfunction f() {\n  let c;\n}'),
  ).toEqual(['a', 'b']);
});
