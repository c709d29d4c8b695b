import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { SITE } from '#site';
import { openApi } from './document.ts';
import { PUBLIC_GROUPS } from './endpoint.ts';
import { PUBLIC_ENDPOINTS } from './endpoints.ts';
import { PUBLIC_EXAMPLES } from './examples.ts';
import { FIELDS } from './fields.ts';
import { isJsonObject, type Json, POINTER, textsOf } from './json.ts';

const document = JSON.parse(JSON.stringify(openApi(PUBLIC_ENDPOINTS, SITE))) as Json;
const { schemas } = document.components as { readonly schemas: Readonly<Record<string, Json>> };

interface Place {
  /** Field, parameter or header of the schema; of an item or a value of a map that of the list or map. */
  readonly name: string;
  readonly path: string;
  readonly schema: Json;
}

const OF_ITS_PARENT = ['items', 'additionalProperties', 'schema', 'anyOf', 'oneOf'];

/** A key as a JSON pointer has it. */
const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Every object of the document except examples, with its place. */
function placesOf(value: unknown, name = '', path = ''): readonly Place[] {
  if (Array.isArray(value))
    return value.flatMap((part, at) => placesOf(part, name, `${path}/${at}`));
  if (!isJsonObject(value)) return [];
  const own = typeof value.name === 'string' && 'in' in value ? value.name : name;
  const parts = Object.entries(value).flatMap(([key, part]) =>
    key === 'example' || key === 'examples'
      ? []
      : placesOf(part, OF_ITS_PARENT.includes(key) ? own : key, `${path}/${escaped(key)}`),
  );
  return [{ name: own, path, schema: value }, ...parts];
}

const places = placesOf(document);
const isOf = ({ schema }: Place, ...types: readonly string[]): boolean =>
  [schema.type].flat().some((type) => typeof type === 'string' && types.includes(type));

test('a linter of others finds nothing in it', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('who may ask, and what may be done with an answer, is said', () => {
  expect(document.security).toEqual([]);
  expect(document.info).toMatchObject({
    license: { url: `${SITE.url}/terms-of-service#reuse` },
    contact: { name: SITE.name, url: expect.stringMatching(/^https:/) },
  });
  expect(document.servers).toMatchObject([{ url: SITE.url }, { url: '/' }]);
});

describe('forms that generators take', () => {
  test('no tuple, no object in parts, no constant, no map with named keys', () => {
    const keys = ['prefixItems', 'allOf', 'const', 'propertyNames', 'nullable', 'not', '$defs'];
    const bad = places.filter(({ schema, path }) =>
      keys.some((key) => key in schema && !path.endsWith('/properties')),
    );
    expect(bad.map(({ path }) => path)).toEqual([]);
    const lists = places.filter((place) => isOf(place, 'array'));
    expect(lists.filter(({ schema }) => !isJsonObject(schema.items))).toEqual([]);
    expect(lists.length).toBeGreaterThan(50);
  });

  test('a list of values is of one type, and no two named lists share a value', () => {
    const named = Object.values(schemas).flatMap((schema) => textsOf(schema.enum));
    expect(named.filter((value, at) => named.indexOf(value) !== at)).toEqual([]);
    expect(named.length).toBeGreaterThan(80);
    const lists = places.filter(({ schema }) => Array.isArray(schema.enum));
    expect(lists.filter((place) => !isOf(place, 'string', 'integer'))).toEqual([]);
  });

  test('every object is a type of its own, and every type is used', () => {
    const inline = places.filter(
      ({ schema, path }) =>
        isJsonObject(schema.properties) && !/^\/components\/schemas\/\w+$/.test(path),
    );
    expect(inline.map(({ path }) => path)).toEqual([]);
    const used = new Set(places.map(({ schema }) => String(schema.$ref).replace(POINTER, '')));
    expect(Object.keys(schemas).filter((name) => !used.has(name))).toEqual([]);
  });

  test('what must be there is among the fields', () => {
    for (const [name, { required, properties }] of Object.entries(schemas))
      expect(Object.keys(properties ?? {}), name).toEqual(
        expect.arrayContaining([...textsOf(required)]),
      );
  });
});

/** Texts that no list or pattern can hold, by the field. */
const OPEN_TEXTS = {
  names:
    'name shortName abbreviation playerName homeTeam awayTeam strEvent strHomeTeam strAwayTeam winner fighter1 fighter2 entrant pick opponent title titles tournament tour venue strVenue city strCity country strCountry location weightClass promoter broadcaster position leagueName',
  'bookmakers, of which another may come': 'provider books book',
  'words of a feed':
    'detail occasion series national home away windDirection description record fighter1Record fighter2Record stance round purse strengths weaknesses names rounds',
  'sentences of ours':
    'says bet message error reason notes projectionBasis keyFactors outcome verb lately tieBreaks approximation marketLine expectation favorites returns why playsSaid',
  'keys of a feed or of a file':
    'id team teams goals conference conferences division divisions source externalId playerId ratingKey engineVersion part key payload parts',
  'bodies that are no JSON': 'text/csv text/plain',
  'a list in an address': 'of',
  headers: 'ETag Allow',
};

test('a text is one of a list, of a pattern or of a format, unless it is open by nature', () => {
  const open = Object.values(OPEN_TEXTS).flatMap((names) => names.split(' '));
  const found = places
    .filter((place) => isOf(place, 'string'))
    .filter(({ schema }) => !['enum', 'pattern', 'format'].some((key) => key in schema))
    .map(({ name }) => name);
  expect(found.filter((name) => !open.includes(name))).toEqual([]);
  expect(open.filter((name) => !found.includes(name))).toEqual([]);
});

const figures = places.filter((place) => isOf(place, 'number', 'integer'));

/** Whole numbers that may be below 0: prices, odds, where counts begin, and the numbers of samples that we wrote. */
const SIGNED = ['id', 'home', 'away', 'from', 'price', 'closingPrice', 'margins', 'totals'];

test('a count does not go below 0, and a percentage or share not beyond its ends', () => {
  const unbound = figures
    .filter((place) => isOf(place, 'integer') && !('enum' in place.schema))
    .filter(({ schema, name }) => !('minimum' in schema) && !SIGNED.includes(name));
  expect(unbound.map(({ path }) => path)).toEqual([]);
  const ends = ({ name }: Place): number | undefined => {
    const words = FIELDS[name] ?? '';
    if (/^%.*0–100|^0–100/.test(words) && !/0–1\b/.test(words)) return 100;
    return /^(Share|Of the first side).*0–1\b/.test(words) && !/0–100/.test(words) ? 1 : undefined;
  };
  const wide = figures.filter(
    (place) =>
      ends(place) !== undefined &&
      (place.schema.minimum !== 0 || place.schema.maximum !== ends(place)),
  );
  expect(wide.map(({ path }) => path)).toEqual([]);
});

test('an instant, a day and an address have their formats', () => {
  const formatOf = (name: string): readonly unknown[] => [
    ...new Set(
      places
        .filter((place) => place.name === name && isOf(place, 'string'))
        .map(({ schema }) => schema.format),
    ),
  ];
  for (const name of [
    'asOf',
    'gameTime',
    'startTime',
    'eventTime',
    'date',
    'since',
    'checkedAt',
    'appendedAt',
    'X-As-Of',
  ])
    expect(formatOf(name), name).toEqual(['date-time']);
  for (const name of ['learnedTo', 'dateEvent', 'dateEnd', 'day'])
    expect(formatOf(name), name).toEqual(['date']);
  for (const name of ['logoUrl', 'imageUrl', 'strThumb'])
    expect(formatOf(name), name).toEqual(['uri']);
});

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly responses: Readonly<Record<string, Json>>;
  readonly parameters?: readonly Json[];
}

const operations = Object.values(document.paths as object).map(
  ({ get, post }): Operation => get ?? post,
);

test.each(operations.map((each) => [each.operationId, each] as const))(
  '%s has a name, words, a group, an example and its errors',
  (id, { summary, description, tags, responses, parameters = [] }) => {
    expect(id).toMatch(/^[a-z]+(?:[A-Z][a-z]+)*$/);
    expect(summary).toMatch(/^[A-Z]/);
    expect(description.length).toBeGreaterThan(summary.length - 1);
    expect(Object.keys(PUBLIC_GROUPS)).toEqual(expect.arrayContaining([...tags]));
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '405', '503']));
    for (const [status, { content }] of Object.entries(responses)) {
      if (Number(status) < 400 || id === 'health') continue;
      expect(content, status).toMatchObject({
        'application/json': {
          // A check says of which legs it speaks, too.
          schema: {
            $ref:
              POINTER + (/404|409/.test(status) && id === 'check' ? 'CheckRefusal' : 'ErrorAnswer'),
          },
          example: { error: expect.any(String) },
        },
      });
    }
    for (const { example, description: words } of parameters) {
      expect(example).toBeDefined();
      expect(words).toMatch(/^[A-Z]/);
    }
  },
);

const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema(document, 'api');

test('every example is what its schema says', () => {
  const shown = places.filter(({ schema }) => 'example' in schema && isJsonObject(schema.schema));
  expect(shown.length).toBeGreaterThan(80);
  for (const { path, schema } of shown) {
    const steps = `${path}/schema`.split('/').map(encodeURIComponent).join('/');
    const validate = ajv.getSchema(`api#${steps}`);
    expect(validate?.(schema.example), `${path}: ${ajv.errorsText(validate?.errors)}`).toBe(true);
  }
});

test('every endpoint has an example, short enough to read', () => {
  const ids = PUBLIC_ENDPOINTS.map(({ id }) => id);
  expect(Object.keys(PUBLIC_EXAMPLES).toSorted()).toEqual(ids.toSorted());
  for (const [id, example] of Object.entries(PUBLIC_EXAMPLES))
    expect(JSON.stringify(example).length, id).toBeLessThan(9_000);
});
