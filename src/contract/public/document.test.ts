import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { PASSKEY_PATHS } from '#members/account/contract/passkeyPaths.ts';
import { AUTH_PATHS } from '#members/account/contract/paths.ts';
import { ADMIN_PATHS } from '#members/admin/paths.ts';
import { STRIPE_WEBHOOK, SUBSCRIPTION_PATHS } from '#members/billing/contract/paths.ts';
import { VOICE_PATHS, VOICE_WEBHOOKS } from '#members/voice/paths.ts';
import { SITE } from '#site';
import { GAME_PAGE, GAMES_PAGE, PATHS } from '../paths.ts';
import { openApi } from './document.ts';
import { openPath } from './endpoint.ts';
import { PUBLIC_ENDPOINTS } from './endpoints.ts';
import { FIELDS } from './fields.ts';

const document = openApi(PUBLIC_ENDPOINTS, SITE);
const paths = Object.keys(document.paths as object);

test('what is published is made from the contracts as they are: npm run openapi writes it anew', () => {
  const published = readFileSync(join(import.meta.dirname, '../../../public/openapi.json'), 'utf8');
  expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(document)));
});

test('it is OpenAPI 3.1, by a validator of others', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('every public path is in it, under a name of its own, and no private one', () => {
  expect(paths.toSorted()).toEqual(expect.arrayContaining(Object.values(PATHS).map(openPath)));
  const ids = PUBLIC_ENDPOINTS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const hidden = [
    AUTH_PATHS,
    PASSKEY_PATHS,
    ADMIN_PATHS,
    SUBSCRIPTION_PATHS,
    VOICE_PATHS,
    VOICE_WEBHOOKS,
  ].flatMap((of): string[] => Object.values(of));
  for (const path of [...hidden, GAME_PAGE, GAMES_PAGE, STRIPE_WEBHOOK]) {
    expect(paths, path).not.toContain(openPath(path));
  }
  expect(JSON.stringify(document)).not.toMatch(/phone|session|stripe|cookie/i);
});

test('what each parameter takes is said, and of none that there is not', () => {
  for (const { contract, parameters = {}, id } of PUBLIC_ENDPOINTS) {
    const taken = [contract.query, contract.parameters].flatMap((of) =>
      Object.keys(of?.shape ?? {}),
    );
    expect(Object.keys(parameters).toSorted(), id).toEqual(taken.toSorted());
  }
});

/** Names of all fields, and of the fields with figures. */
function fieldsOf(
  schema: unknown,
  found = new Map<string, boolean>(),
): ReadonlyMap<string, boolean> {
  if (typeof schema !== 'object' || schema === null) return found;
  if ('properties' in schema && typeof schema.properties === 'object') {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const text = JSON.stringify(field);
      const figure = /"type":"(number|integer)"/.test(text) && !text.includes('"properties"');
      found.set(name, (found.get(name) ?? false) || figure);
    }
  }
  for (const part of Object.values(schema)) fieldsOf(part, found);
  return found;
}

test('every field that is a figure says its unit, and no word is for a field that is gone', () => {
  const fields = fieldsOf(document);
  const figures = [...fields].filter(([, figure]) => figure).map(([name]) => name);
  expect(figures.filter((name) => !(name in FIELDS))).toEqual([]);
  expect(Object.keys(FIELDS).filter((name) => !fields.has(name))).toEqual([]);
});

test('a field may be added without breaking a reader, and an instant is no pattern', () => {
  const text = JSON.stringify(document);
  expect(text).not.toContain('"additionalProperties":false');
  expect(text).not.toMatch(/"format":"date-time","pattern"/);
  expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
});
