import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as z from 'zod';
import { seasonView } from '#contract/season/endpoints.ts';
import { AUTH_PATHS } from '#members/account/contract/paths.ts';
import { STRIPE_WEBHOOK, SUBSCRIPTION_PATHS } from '#members/billing/contract/paths.ts';
import { publishedGames } from './games.ts';
import { withPage } from './otherOrigin.ts';
import { E2E } from './stack.ts';
import { expect, test } from './test.ts';

const operation = z.object({
  operationId: z.string(),
  parameters: z
    .array(
      z.object({
        in: z.string(),
        name: z.string(),
        required: z.boolean().optional(),
        example: z.union([z.string(), z.number()]).optional(),
      }),
    )
    .optional(),
  responses: z.record(
    z.string(),
    z.object({
      headers: z.record(z.string(), z.unknown()).optional(),
      content: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});
const documentSchema = z.looseObject({
  paths: z.record(z.string(), z.object({ get: operation.optional(), post: operation.optional() })),
});

/** What only games and events have that are played, or of which we said something before: none of the sample's. */
const OF_PLAYED: readonly string[] = [
  '/api/games/{id}/live/curve',
  '/api/events/{id}/live',
  '/api/events/{id}/live/curve',
];

type Document = z.infer<typeof documentSchema>;

/** A response's media types according to the file. */
const typesOf = (document: Document, path: string, status: string): readonly string[] => {
  const { get, post } = document.paths[path] ?? {};
  return Object.keys((get ?? post)?.responses[status]?.content ?? {});
};

/** The file as strict as it can be: an answer has no field that is not in it. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, closed(part)]);
  return {
    ...Object.fromEntries(parts),
    ...('properties' in value && { additionalProperties: false }),
  };
}

/** Checks an answer's body against the file only, independent of our schemas. */
function checker(document: Document) {
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema(closed(document) as object, 'api');
  return (path: string, status: string, body: unknown): void => {
    const [part] = typesOf(document, path, status);
    expect(part, `${path} ${status}`).toBe('application/json');
    const method = document.paths[path]?.get ? 'get' : 'post';
    const pointer = ['paths', path, method, 'responses', status, 'content', part, 'schema']
      .map((step = '') => step.replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent)
      .join('/');
    const validate = ajv.getSchema(`api#/${pointer}`);
    expect(validate?.(body), `${path} ${status}: ${ajv.errorsText(validate?.errors)}`).toBe(true);
  };
}

test('the running API answers every operation of openapi.json as it says, errors too', async ({
  request,
}) => {
  const file = await request.get('/openapi.json');
  expect(file.headers()['content-type']).toContain('application/json');
  expect(file.headers()['access-control-allow-origin']).toBe('*');
  const document = documentSchema.parse(await file.json());
  const check = checker(document);
  const games = await publishedGames(request);
  const season = seasonView.answer.parse(await (await request.get('/api/season/nfl')).json());
  const { head } = z
    .object({ head: z.object({ appendedAt: z.string() }) })
    .parse(await (await request.get('/api/ledger')).json());
  const values: Readonly<Record<string, string>> = {
    league: 'nfl',
    team: season.teams[0]?.key ?? '',
    hash: season.recipe.inputsHash,
    id: String(games.find(({ prediction }) => prediction)?.id),
    tour: 'pga-tour',
    part: '1',
    seq: '1',
    day: head.appendedAt.slice(0, 10),
  };
  for (const [path, { get }] of Object.entries(document.paths)) {
    if (!get) continue;
    const needed = (get.parameters ?? []).filter((one) => one.in === 'query' && one.required);
    const query = new URLSearchParams(needed.map(({ name, example }) => [name, String(example)]));
    const placed = (from: string): string =>
      from.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    const place = placed(path);
    const address = needed.length > 0 ? `${place}?${query}` : place;
    const asked = async (status: number, query = '', method = 'GET') => {
      const answer = await request.fetch(address + query, { method });
      expect(answer.status(), `${method} ${address}${query}`).toBe(status);
      expect(answer.headers()['access-control-allow-origin'], address).toBe('*');
      const [type = 'none'] = typesOf(document, path, String(status));
      expect(answer.headers()['content-type'], address).toContain(type);
      if (type === 'application/json') check(path, String(status), await answer.json());
      else expect((await answer.text()).split('\n').length, address).toBeGreaterThan(1);
    };
    if (OF_PLAYED.includes(path)) {
      await asked(404);
      continue;
    }
    await asked(200);
    const whole = await request.get(address);
    const promised = Object.keys(get.responses['200']?.headers ?? {});
    for (const name of ['etag', 'x-as-of']) {
      const wanted = promised.map((each) => each.toLowerCase()).includes(name);
      expect(name in whole.headers(), `${address} ${name}`).toBe(wanted);
    }
    const tag = whole.headers().etag;
    expect('304' in get.responses, address).toBe(tag !== undefined);
    if (tag !== undefined) {
      const again = await request.get(address, { headers: { 'if-none-match': tag } });
      expect(again.status(), address).toBe(304);
    }
    await asked(400, needed.length > 0 ? '&nonsense=1' : '?nonsense=1');
    if (needed.length > 0) expect((await request.get(place)).status(), place).toBe(400);
    await asked(405, '', 'POST');
    if (get.responses['404']) {
      const missing = await request.get(placed(path.replace(/\{\w+\}/, '999999999')));
      expect(missing.status(), path).toBe(404);
      check(path, '404', await missing.json());
    }
  }
});

test('what is asked by POST is answered as the file says, errors too', async ({ request }) => {
  const document = documentSchema.parse(await (await request.get('/openapi.json')).json());
  const check = checker(document);
  const games = await publishedGames(request);
  const open = games.find(
    ({ prediction, gameTime }) => prediction && Date.parse(gameTime) > Date.now() + 3_600_000,
  );
  const leg = { game: open?.id, market: 'moneyline', side: 'home', price: -110 };
  const paths = Object.entries(document.paths).flatMap(([path, { post }]) => (post ? [path] : []));
  expect(paths).toEqual(['/api/check']);
  for (const [status, data] of [
    [200, { legs: [leg] }],
    [400, {}],
    [400, { legs: [{ ...leg, price: 50 }] }],
  ] as const) {
    const answer = await request.post('/api/check', { data });
    expect(answer.status()).toBe(status);
    expect(answer.headers()['access-control-allow-origin']).toBe('*');
    check('/api/check', String(status), await answer.json());
  }
  expect((await request.get('/api/check')).status()).toBe(405);
});

test('an answer that is not what the file says is found out', async ({ request }) => {
  const document = documentSchema.parse(await (await request.get('/openapi.json')).json());
  const check = checker(document);
  expect(() => check('/api/slate', '200', { contentHash: 1, asOf: {} })).toThrow(/contentHash/);
  expect(() => check('/api/games/upcoming', '200', [{ id: 1 }])).toThrow(/required/);
  expect(() => check('/api/games/upcoming', '400', { message: 'x' })).toThrow(/error/);
});

test('a page of another origin reads what is public and nothing that is private', async ({
  page,
}) => {
  await withPage(page, '<h1>Somebody’s page</h1>', async () => {
    const read = (path: string, credentials: RequestCredentials) =>
      page.evaluate(
        async ([url, how]) => {
          try {
            return (await fetch(url as string, { credentials: how as RequestCredentials })).status;
          } catch {
            return 'refused';
          }
        },
        [new URL(path, E2E.url).href, credentials],
      );
    for (const path of ['/api/games/upcoming', '/api/slate', '/openapi.json', '/feed.json']) {
      expect(await read(path, 'omit'), path).toBe(200);
    }
    for (const path of [...Object.values(AUTH_PATHS), ...Object.values(SUBSCRIPTION_PATHS)]) {
      for (const how of ['omit', 'include'] as const) {
        expect(await read(path, how), `${path} ${how}`).toBe('refused');
      }
    }
    // With a reader's cookies, other sites can read nothing, not even public answers.
    expect(await read('/api/slate', 'include')).toBe('refused');
  });
});

test('a browser asks first for a header of another site’s, and may send and read what is public', async ({
  page,
}) => {
  await withPage(page, '<h1>Somebody’s page</h1>', async () => {
    const ask = (path: string, init: RequestInit = {}) =>
      page.evaluate(
        async ([url, how]) => {
          try {
            const answer = await fetch(url as string, {
              cache: 'no-store',
              ...(how as RequestInit),
            });
            const { headers } = answer;
            return {
              status: answer.status,
              etag: headers.get('etag') ?? '',
              allow: headers.get('allow'),
            };
          } catch {
            return undefined;
          }
        },
        [new URL(path, E2E.url).href, init] as const,
      );
    const known = (etag: string) => ({ 'if-none-match': etag, 'content-type': 'application/json' });
    const open = [
      '/api/games/upcoming',
      '/api/record.json',
      '/openapi.json',
      '/ledger-heads.json',
      '/feed.json',
      '/calendar/nfl.ics',
    ];
    for (const path of open) {
      const whole = await ask(path);
      expect(whole, path).toMatchObject({
        status: 200,
        etag: expect.stringMatching(/^(W\/)?".+"$/),
      });
      const again = await ask(path, { headers: known(whole?.etag ?? '') });
      expect(again, path).toMatchObject({ status: 304, etag: whole?.etag });
      const head = await ask(path, { method: 'HEAD', headers: known('"another"') });
      expect(head, path).toMatchObject({ status: 200, etag: whole?.etag });
    }
    const headers = known('"another"');
    expect(await ask('/api/games/upcoming?nonsense=1', { headers })).toMatchObject({ status: 400 });
    expect(await ask('/api/games/999999999', { headers })).toMatchObject({ status: 404 });
    expect(await ask('/api/slate', { headers, method: 'POST' })).toMatchObject({
      status: 405,
      allow: 'GET, HEAD, OPTIONS',
    });
    expect(await ask('/api/slate', { method: 'PUT' })).toBeUndefined();
    for (const path of [...Object.values(AUTH_PATHS), STRIPE_WEBHOOK])
      expect(await ask(path, { headers }), path).toBeUndefined();
  });
});
