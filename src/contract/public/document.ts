import { createDocument } from 'zod-openapi';
import { openPath, type PublicEndpoint } from './endpoint.ts';
import { operation } from './operation.ts';
import { inPlainWords, type Json } from './plainWords.ts';
import { NAMED_SCHEMAS } from './schemas.ts';

/** The API's version, not the product's: the first number changes only if its clients have to change. */
const API_VERSION = '1.0.0';

const DESCRIPTION = `Every answer is the same for everyone, needs no key and can be requested from any origin. Answers change every few minutes at most: send If-None-Match, and ask no more than once a minute. We may add fields; within a major version no field changes its meaning or goes away.`;

interface Subject {
  readonly name: string;
  /** Absolute address of the terms. */
  readonly terms: string;
}

/** The OpenAPI 3.1 document of these endpoints, made from their contracts, so that nothing is written twice. */
export function openApi(endpoints: readonly PublicEndpoint[], { name, terms }: Subject): Json {
  const document = createDocument({
    openapi: '3.1.0',
    info: {
      title: `${name} public API`,
      version: API_VERSION,
      description: DESCRIPTION,
      termsOfService: terms,
    },
    servers: [{ url: '/', description: 'The site that serves this file.' }],
    paths: Object.fromEntries(
      endpoints.map((endpoint) => [openPath(endpoint.contract.path), { get: operation(endpoint) }]),
    ),
    components: { schemas: NAMED_SCHEMAS },
  });
  return inPlainWords(document, endpoints);
}
