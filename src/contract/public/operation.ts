import type { ZodOpenApiOperationObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { AS_OF_HEADER } from '../asOf.ts';
import { errorSchema } from '../errors.ts';
import type { PublicEndpoint } from './endpoint.ts';

const error = (description: string) => ({
  description,
  content: { 'application/json': { schema: errorSchema } },
});

const header = (description: string) => ({ description, schema: { type: 'string' } as const });

const ETAG = { etag: header('Names this answer: send it back as If-None-Match.') };
const DATED = {
  [AS_OF_HEADER]: header(
    'When the oldest figure in the answer was last confirmed, ISO 8601. Absent before the first update.',
  ),
};

function contentOf({ contract, text }: PublicEndpoint) {
  if (!text) return { 'application/json': { schema: contract.answer ?? {} } };
  return { [text.type]: { schema: { type: 'string', description: text.description } as const } };
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
      '301': { description: 'The same answer at the address in Location; caches may keep this.' },
      '304': { description: 'The answer named in If-None-Match has not changed.' },
    }),
    '400': error('A parameter is unknown, given twice or not valid.'),
    ...(notFound !== undefined && { '404': error(notFound) }),
    '405': error('This address takes GET and HEAD only.'),
    '503': unwell
      ? { description: unwell, content }
      : error('We cannot load the predictions right now: Retry-After says when to ask again.'),
  };
}

/** OpenAPI's description of an endpoint. */
export function operation(endpoint: PublicEndpoint): ZodOpenApiOperationObject {
  const { contract, id, group, summary } = endpoint;
  const { query, parameters } = contract;
  return {
    operationId: id,
    tags: [group],
    summary,
    requestParams: { query, ...(parameters && { path: parameters }) },
    responses: responses(endpoint),
  };
}
