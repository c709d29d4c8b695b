import * as z from 'zod/mini';
import type { ZodOpenApiOperationObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { ERRORS, errorSchema } from '../errors.ts';
import type { PublicEndpoint, PublicParameter } from './endpoint.ts';
import { PUBLIC_EXAMPLES } from './examples.ts';

interface Told {
  readonly description: string;
  readonly said: string;
  readonly headers?: Readonly<Record<string, ReturnType<typeof header>>>;
}

const error = ({ description, said, headers }: Told) => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema: errorSchema, example: { error: said } } },
});

const TEXT = { type: 'string' } as const;
const header = (description: string, schema: object = TEXT) => ({ description, schema });

const ETAG = { ETag: header('Names this answer: send it back as If-None-Match.') };
const DATED = {
  'X-As-Of': header(
    'When the oldest figure in the answer was last confirmed, ISO 8601. Absent before the first update.',
    { type: 'string', format: 'date-time' },
  ),
};

const BAD = error({
  description: 'A parameter is unknown, given twice or not valid.',
  said: ERRORS.unknownParameter('nonsense'),
});

const WRONG_METHOD = error({
  description: 'This address takes GET and HEAD only.',
  said: ERRORS.only('GET'),
  headers: { Allow: header('The methods that it takes.') },
});

const UNAVAILABLE = error({
  description: 'We cannot load the predictions right now: Retry-After says when to ask again.',
  said: ERRORS.unavailable,
  headers: { 'Retry-After': header('Seconds to wait.', { type: 'integer', minimum: 0 }) },
});

function contentOf({ contract, text, id }: PublicEndpoint) {
  const example = PUBLIC_EXAMPLES[id];
  const shown = example !== undefined && { example };
  if (text)
    return { [text.type]: { schema: { ...TEXT, description: text.description }, ...shown } };
  return { 'application/json': { schema: contract.answer ?? {}, ...shown } };
}

function responses(endpoint: PublicEndpoint): ZodOpenApiResponsesObject {
  const { notFound, undated, unnamed, unwell } = endpoint;
  const headers = { ...(!unnamed && ETAG), ...(!undated && DATED) };
  const content = contentOf(endpoint);
  return {
    '200': {
      description: 'The answer.',
      ...(Object.keys(headers).length > 0 && { headers }),
      content,
    },
    ...(!unnamed && {
      '301': {
        description: 'The same answer at the address in Location; caches may keep this.',
        headers: {
          Location: header('The canonical address.', { type: 'string', format: 'uri-reference' }),
        },
      },
      '304': { description: 'The answer named in If-None-Match has not changed.', headers: ETAG },
    }),
    '400': BAD,
    ...(notFound !== undefined && {
      '404': error({ description: notFound, said: endpoint.missing ?? notFound }),
    }),
    '405': WRONG_METHOD,
    '503': unwell ? { description: unwell, content } : UNAVAILABLE,
  };
}

const FRESH =
  'X-As-Of says when the oldest figure was last confirmed, and each item when it was itself.';
const NAMED = 'Send the ETag of your copy as If-None-Match: 304 says that it is still the answer.';

/** OpenAPI's description of an endpoint. */
export function operation(endpoint: PublicEndpoint): ZodOpenApiOperationObject {
  const { contract, id, group, summary, parameters = {}, undated, unnamed } = endpoint;
  const inPath = Object.keys(contract.parameters?.shape ?? {});
  const asked = Object.entries(parameters);
  const shape = (all: readonly (readonly [string, PublicParameter])[]) =>
    Object.fromEntries(all.map(([name, { schema }]) => [name, schema]));
  const optional = (all: readonly (readonly [string, PublicParameter])[]) =>
    Object.fromEntries(
      all.map(([name, { schema, required }]) => [name, required ? schema : z.optional(schema)]),
    );
  const path = asked.filter(([name]) => inPath.includes(name));
  const query = asked.filter(([name]) => !inPath.includes(name));
  return {
    operationId: id,
    tags: [group],
    summary,
    description: [`${summary}.`, !undated && FRESH, !unnamed && NAMED].filter(Boolean).join(' '),
    ...(asked.length > 0 && {
      requestParams: {
        ...(path.length > 0 && { path: z.object(shape(path)) }),
        ...(query.length > 0 && { query: z.object(optional(query)) }),
      },
    }),
    responses: responses(endpoint),
  };
}
