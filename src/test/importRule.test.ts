import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'simcast-lint-'));
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: undefined }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the project's linter says of a file with this content at this path. */
function lint(path: string, source: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  const biome = join(root, 'node_modules/.bin/biome');
  const run = spawnSync(biome, ['lint', path], { cwd: folder, encoding: 'utf8' });
  rmSync(file);
  return run.stdout + run.stderr;
}

const RULE = 'noRestrictedImports';

test.each([
  ['src/domain/a.ts', '#engine/index.ts'],
  ['src/domain/a.ts', '../server/store/store.ts'],
  ['src/domain/a.ts', '#site'],
  ['src/domain/a.ts', '#clock'],
  ['src/engine/football/a.ts', '#clock'],
  ['src/contract/a.ts', '#clock'],
  ['src/components/a.tsx', '#clock'],
  ['src/engine/football/a.ts', '#server/store/store.ts'],
  ['src/engine/football/a.ts', '../../contract/game.ts'],
  ['src/contract/a.ts', '#engine/index.ts'],
  ['src/components/a.tsx', '#client/api.ts'],
  ['src/client/a.ts', '#server/store/store.ts'],
  ['src/islands/a.tsx', '#server/store/store.ts'],
  ['src/islands/a.tsx', '#engine/index.ts'],
  ['src/server/tasks/a.ts', '#local/testing.ts'],
  ['src/server/store/a.ts', '#components/game/GameCard.tsx'],
  ['netlify/functions/a.ts', '#engine/index.ts'],
  ['netlify/functions/a.ts', '#components/game/GameCard.tsx'],
  ['netlify/functions/a.ts', '../../src/local/testing.ts'],
])('%s may not import %s', (path, target) => {
  expect(lint(path, `export * from '${target}';\n`)).toContain(RULE);
});

test('a page may not reach the store', () => {
  const page = `---
import { connect } from '#server/store/client.ts';
connect({});
---
<p>Hello</p>
`;
  expect(lint('src/pages/a.astro', page)).toContain(RULE);
});

test.each([
  ['src/engine/football/a.ts', '#domain/game.ts'],
  ['src/contract/a.ts', '#domain/game.ts'],
  ['src/islands/a.tsx', '#client/api.ts'],
  ['src/server/tasks/a.ts', '#engine/index.ts'],
  ['netlify/functions/a.ts', '#server/store/store.ts'],
  ['netlify/lib/a.ts', '#layouts/gamePage/gameDocument.tsx'],
  ['src/local/a.ts', '#server/store/store.ts'],
  ['src/domain/a.test.ts', '#test/example.ts'],
])('%s may import %s', (path, target) => {
  const said = lint(path, `export * from '${target}';\n`);
  expect(said).toContain('Checked 1 file');
  expect(said).not.toContain(RULE);
});
