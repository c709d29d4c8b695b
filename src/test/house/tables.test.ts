import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';

/** Biome's formatter would pad their tables, so biome.json leaves them to this test. */
const PAGES = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT });

/** Line numbers, from 1, of table rows padded with blanks or dashes to align columns. */
function paddedLines(text: string): readonly number[] {
  let fenced = false;
  return text.split('\n').flatMap((line, at) => {
    if (/^\s*```/.test(line)) fenced = !fenced;
    if (fenced || !line.startsWith('|')) return [];
    return /\s{2,}\||\|\s{2,}|-{4,}\s*\|/.test(line) ? [at + 1] : [];
  });
}

test.each(PAGES)('%s has no padded table', (page) => {
  expect(paddedLines(readFileSync(join(ROOT, page), 'utf8'))).toEqual([]);
});

test('a padded cell and a padded rule are found; a picture in a code block is none', () => {
  expect(paddedLines('| a | b |\n| --- | --- |\n| 1  | 2 |')).toEqual([3]);
  expect(paddedLines('| a | b |\n| ----- | --- |\n| 1 | 2 |')).toEqual([2]);
  expect(paddedLines('```\n| a   | b |\n```\ntext  | text')).toEqual([]);
});
