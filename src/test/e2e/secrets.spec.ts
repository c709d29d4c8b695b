import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUTH_PATHS } from '#members/account/contract/paths.ts';
import { SUBSCRIPTION_PATHS } from '#members/billing/contract/paths.ts';
import { E2E } from './stack.ts';
import { expect, test } from './test.ts';

const environment: Record<string, string> = JSON.parse(
  readFileSync(join(E2E.data, 'stack.json'), 'utf8'),
);
/** Every key of the running stack, even the publishable one: no browser gets any of them. */
const secrets = Object.entries(environment).flatMap(([name, value]) =>
  /KEY|SECRET|TOKEN/.test(name) ? [value.replace(/^v1,/, '')] : [],
);

test('no key of the stack is in the built site', () => {
  expect(secrets.length).toBeGreaterThanOrEqual(5);
  const dist = join(E2E.data, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(?:png|woff2|ico)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(500);
  for (const { parentPath, name } of files) {
    const bytes = readFileSync(join(parentPath, name));
    expect(secrets.filter((secret) => bytes.includes(secret)).length, name).toBe(0);
  }
});

test('none is in an answer', async ({ request }) => {
  for (const path of [...Object.values(AUTH_PATHS), ...Object.values(SUBSCRIPTION_PATHS)]) {
    for (const method of ['GET', 'POST', 'PUT']) {
      const answer = await request.fetch(path, { method, data: '{"a":' });
      const said = `${JSON.stringify(answer.headers())}${await answer.text()}`;
      for (const secret of secrets) expect(said.includes(secret), path).toBe(false);
    }
  }
});
