import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'rolldown';
import { expect, test } from 'vitest';
import { AUTH_PATHS } from '#members/account/contract/paths.ts';
import { maskPhone } from '#members/account/rules/phone.ts';

const EARLY = join(import.meta.dirname, '../components/shell/who-early.js');
/** The browser's storage of who has signed in, shared by all tabs of the site. */
const STORED_USER = 'sportsSimUser';
const WHO = join(import.meta.dirname, 'who.ts');
const SESSION = join(import.meta.dirname, '../../members/account/screen/session.ts');

/** The same question in pages' other scripts: whether the server's sign is there. */
const MAY_BE = join(import.meta.dirname, '../../client/mayBeSignedIn.ts');

/** Every page carries both, inline. */
const MOST_BYTES = 2_432;

test('what every page carries to know its reader weighs 2.4 KB at most, and needs no other file', async () => {
  const { output } = await build({ input: WHO, write: false, output: { minify: true } });
  expect(output).toHaveLength(1);
  const early = (await readFile(EARLY, 'utf8')).trim();
  const weight = Buffer.byteLength(output[0].code) + Buffer.byteLength(early);
  expect(weight).toBeLessThanOrEqual(MOST_BYTES);
});

test('what it repeats of other files, so as to need none, is the same there', async () => {
  const [who, early, session] = await Promise.all(
    [WHO, EARLY, SESSION].map((file) => readFile(file, 'utf8')),
  );
  for (const source of [who, early, session]) expect(source).toContain(STORED_USER);
  for (const path of [AUTH_PATHS.session, AUTH_PATHS.signOut]) expect(who).toContain(`'${path}'`);
  expect(who).toContain(maskPhone('').trim());
  const sign = /\/\S.*here=\//.exec(await readFile(MAY_BE, 'utf8'))?.[0] ?? 'none';
  for (const source of [who, early]) expect(source).toContain(sign);
});
