import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticesText } from './noticesText.ts';
import { packageFolder } from './packageFolder.ts';
import { packageNotice } from './packageNotice.ts';

test.each([
  ['/srv/site/node_modules/react/index.js', '/srv/site/node_modules/react'],
  ['/srv/site/node_modules/@noble/hashes/sha2.js', '/srv/site/node_modules/@noble/hashes'],
  ['\0/srv/node_modules/react/cjs/react.js?commonjs-proxy', '/srv/node_modules/react'],
  ['\0commonjs-module:/srv/node_modules/a/b.js', '/srv/node_modules/a'],
  ['/srv/node_modules/a/node_modules/b/c.js', '/srv/node_modules/a/node_modules/b'],
  ['C:\\site\\node_modules\\react\\index.js', 'C:/site/node_modules/react'],
  ['/srv/site/src/site/scripts/page.ts', undefined],
  ['\0module:react', undefined],
])('%j is from %s', (id, folder) => {
  expect(packageFolder(id)).toBe(folder);
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simcast-notice-'));
  const said = { name: '@a/part', version: '1.2.3', license: 'MIT' };
  await writeFile(join(folder, 'package.json'), JSON.stringify(said));
});
afterAll(() => rm(folder, { recursive: true }));

test('a package without a license text is not passed on; with one it is, whole', async () => {
  expect(() => packageNotice(folder)).toThrow('@a/part is sent to browsers and has no license');
  await mkdir(join(folder, 'LICENSE'));
  await writeFile(join(folder, 'LICENSE/MIT.md'), 'MIT\r\n\r\nCopyright A\r\n');
  const notice = packageNotice(folder);
  expect(notice).toMatchObject({ name: '@a/part 1.2.3', license: 'MIT' });
  const text = noticesText('Simcast', [
    notice,
    { name: 'Archivo', license: 'OFL-1.1', text: 'OFL' },
  ]);
  expect(text).toContain('@a/part 1.2.3 (MIT)\nArchivo (OFL-1.1)\n');
  expect(text).toContain('\nMIT\n\nCopyright A\n');
});
