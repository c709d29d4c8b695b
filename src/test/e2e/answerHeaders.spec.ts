import { ANSWER_KINDS } from '#test/deploy/answerKinds.ts';
import { E2E } from './stack.ts';
import { expect, test } from './test.ts';

const ask = (path: string, method = 'GET') => fetch(E2E.url + path, { method, redirect: 'manual' });

for (const { name, headers, functions, files } of ANSWER_KINDS) {
  test(`${name} says who may read, frame and show it`, async () => {
    for (const [path, status] of [...functions, ...files]) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(status);
      expect(Object.fromEntries(answer.headers), path).toMatchObject(headers);
    }
  });
}

test('what is not answered says the same as what is', async () => {
  for (const [path, kind] of [
    ['/api/slate', 'a public answer'],
    ['/rss.xml', 'a feed or calendar'],
    ['/api/auth/session', 'a member’s answer'],
  ] as const) {
    const answer = await ask(path, 'DELETE');
    expect(answer.status, path).toBe(405);
    const { headers = {} } = ANSWER_KINDS.find(({ name }) => name === kind) ?? {};
    expect(Object.fromEntries(answer.headers), path).toMatchObject(headers);
  }
});

test('pictures drawn at build time and files of pages say what all of their kind say', async () => {
  const page = await (await ask('/league/nfl')).text();
  const card = /property="og:image" content="[^"]*?(\/cards\/[^"]+)"/.exec(page)?.[1] ?? '';
  const script = /src="(\/_astro\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
  const said = async (path: string) => (await ask(path)).headers;
  expect((await said(card)).get('cross-origin-resource-policy'), card).toBe('cross-origin');
  expect((await said(script)).get('cross-origin-resource-policy'), script).toBe('same-origin');
  expect((await said(script)).get('x-content-type-options'), script).toBe('nosniff');
});
