import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)(?:\/\/|--).*$/gm;
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Whatever stands in code or SQL, settings and tests among them; comments and fitted figures left out. */
const CODE = globSync(
  [
    '{src,netlify}/**/*.{ts,tsx,astro,mjs,js,css}',
    'supabase/**/*.{sql,toml}',
    'public/**/*.{js,html}',
    'docs/*.py',
    '*.{ts,mjs,toml}',
    'package.json',
  ],
  { cwd: ROOT },
).filter((file) => file !== 'src/test/house/identifiers.test.ts');
const WORDS = new Set(
  CODE.flatMap(
    (file) =>
      read(file)
        .replaceAll(COMMENT, ' ')
        .match(/[A-Za-z_$][\w$]*/g) ?? [],
  ),
);

/** A name in backticks that can only be code's: camelCase, PascalCase of two words, or CAPITALS_OF_TWO. */
const IDENTIFIER = /(?<![\w./#-])(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+)(?![\w/.-])/g;
/** A browser's, a feed's and a shell's. */
const OTHERS: ReadonlySet<string> = new Set(['ariaLabel', 'yardLine', 'DB_URL']);

const unknownIn = (text: string): string[] =>
  Array.from(text.matchAll(/`([^`\n]+)`/g), ([, span = '']) => span.match(IDENTIFIER) ?? [])
    .flat()
    .filter((name) => !WORDS.has(name) && !OTHERS.has(name));

test('no document names in backticks what no code has', () => {
  const pages = globSync(['*.md', '{docs,src}/**/*.md'], { cwd: ROOT });
  expect(pages.length).toBeGreaterThan(140);
  const unknown = pages
    .filter((page) => page !== 'CHANGELOG.md')
    .flatMap((page) =>
      unknownIn(read(page).replaceAll(/```[\s\S]*?```/g, '')).map((name) => `${page}: ${name}`),
    );
  expect(unknown).toEqual([]);
});

test('nor does a comment', () => {
  const unknown = CODE.flatMap((file) =>
    Array.from(read(file).matchAll(COMMENT), ([comment]) => unknownIn(comment))
      .flat()
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('a name that is gone would be found', () => {
  expect(unknownIn('See `expectNobodyAtAll`, `GONE_FOR_GOOD` and `unknownIn`.')).toEqual([
    'expectNobodyAtAll',
    'GONE_FOR_GOOD',
    'unknownIn',
  ]);
  expect(unknownIn('`playPlanned` plays, as `VOICE_WEBHOOKS` say.')).toEqual([]);
});
