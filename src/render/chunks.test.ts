import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';

/** The patterns that one with alternatives stands for: "a/(?:b|c)" is a/b and a/c. What else a pattern may have is kept. */
function expanded(pattern: string): readonly string[] {
  const at = pattern.indexOf('(?:');
  if (at < 0) return [pattern];
  const parts = [''];
  let depth = 1;
  let end = at + 3;
  for (; depth > 0 && end < pattern.length; end += 1) {
    const sign = pattern[end];
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 1) parts.push('');
    else if (depth > 0) parts.push(`${parts.pop()}${sign}`);
  }
  return parts.flatMap((part) => expanded(pattern.slice(0, at) + part + pattern.slice(end)));
}

/** Patterns of the rules that match none of these files, without their endings. */
function idle(rules: string, files: readonly string[]): readonly string[] {
  const code = rules.replaceAll(/\/\/.*$|^\/\*\*.*$/gm, '').replaceAll('\\\\', '\\');
  const calls = [...code.matchAll(/\bfiles\(([^`]*?)\),?\n/g)].map(([, given = '']) => given);
  const patterns = calls.flatMap((given) =>
    [...given.matchAll(/'([^'\n]+)'/g)].flatMap(([, one = '']) => expanded(one)),
  );
  return patterns.filter((one) => !files.some((file) => new RegExp(`^(?:${one})$`).test(file)));
}

test('what the rules of chunks name is there: a file that moves takes its line along', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).map((file) =>
    file.replaceAll('\\', '/').replace(/^src\/|\.tsx?$/g, ''),
  );
  const rules = readFileSync(join(ROOT, 'src/render/chunks.ts'), 'utf8');
  expect(rules.match(/\bfiles\(/g)?.length).toBeGreaterThan(5);
  expect(idle(rules, files)).toEqual([]);
});

test('a name in a group that no file has is found', () => {
  const rules = "files(\n 'clock',\n 'domain/(?:time/(?:time|turn)|words/.*)',\n),\n";
  expect(idle(rules, ['clock', 'domain/time/time', 'domain/words/counted'])).toEqual([
    'domain/time/turn',
  ]);
});
