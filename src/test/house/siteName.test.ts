import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';
import { SITE } from '#site';

/** The name itself, and what compares with it: its wordmark is drawn. */
const OWN = [
  'src/site.ts',
  'src/site/components/shell/Wordmark.astro',
  'src/render/cards/drawCard.ts',
];

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Deployed sources. */
const SOURCES = globSync('src/**/*.{ts,tsx,astro,md}', { cwd: ROOT }).filter(
  (file) => !/\.(test|fixture)\.tsx?$|^src\/(test|local|lab)\/|README/.test(file),
);

test('the site’s name is written in one place: everywhere else it is SITE.name', () => {
  expect(SOURCES.length).toBeGreaterThan(500);
  const found = SOURCES.filter((file) => !OWN.includes(file)).flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => /\bSimcast\b/.test(line) && !/^\s*(\/\*|\*|\/\/)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['supabase/config.toml', `template = "Your ${SITE.name} code is {{ .Code }}.`],
  ['public/app.webmanifest', `"name": "${SITE.name}"`],
  ['public/openapi.json', `"title": "${SITE.name} public API"`],
])('%s, which imports nothing, says the same name', (file, said) => {
  expect(read(file)).toContain(said);
});
