import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../..');
const sheets = globSync('{site,members}/**/*.css', { cwd: SRC });
const SUPPORT = '@supports selector(details::details-content) {';

/** A sheet without what stands in the blocks that begin so. */
function without(css: string, start: string): string {
  const from = css.indexOf(start);
  if (from < 0) return css;
  let depth = 1;
  let at = from + start.length;
  for (; depth > 0 && at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
  }
  return css.slice(0, from) + without(css.slice(at), start);
}

test('no fold is shut by style where an engine cannot open it by style (Firefox before 143)', () => {
  expect(sheets.length).toBeGreaterThan(50);
  for (const sheet of sheets) {
    const css = without(without(readFileSync(join(SRC, sheet), 'utf8'), SUPPORT), '@media print {');
    expect(css, sheet).not.toContain('details-content');
    for (const [rule] of css.matchAll(/[^{}]*summary[^{}]*\{[^{}]*\}/g))
      expect(rule, sheet).not.toContain('pointer-events: none');
  }
});

test('the comb’s teeth are neither a gradient of many stops nor a tile that an engine rounds', () => {
  for (const sheet of sheets)
    expect(readFileSync(join(SRC, sheet), 'utf8'), sheet).not.toContain(
      'repeating-linear-gradient',
    );
});
