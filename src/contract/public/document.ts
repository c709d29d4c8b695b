import { createDocument } from 'zod-openapi';
import { CHECK } from '../paths.ts';
import { CHECK_OPERATION } from './checkOperation.ts';
import { openPath, PUBLIC_GROUPS, type PublicEndpoint } from './endpoint.ts';
import type { Json } from './json.ts';
import { operation } from './operation.ts';
import { inPlainWords } from './plainWords.ts';
import { NAMED_SCHEMAS } from './schemas.ts';
import { simpleForms } from './simpleForms.ts';
import { type Subject, siteParts } from './siteParts.ts';

/** The API's version, not the product's: the first number changes only if its clients have to change. */
const API_VERSION = '1.2.0';

const DESCRIPTION = `Every answer is the same for everyone, needs no key and can be requested from any origin. Answers change every few minutes at most: send If-None-Match, and ask no more than once a minute. HEAD answers as GET does, without a body. We may add fields, and values to a list; within a major version no field changes its meaning or goes away.`;

/** The OpenAPI 3.1 document of these endpoints, made from their contracts, so that nothing is written twice. */
export function openApi(endpoints: readonly PublicEndpoint[], subject: Subject): Json {
  const { info, servers, externalDocs } = siteParts(subject);
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: { ...info, version: API_VERSION, description: DESCRIPTION },
      servers,
      externalDocs,
      security: [],
      tags: Object.entries(PUBLIC_GROUPS).map(([name, description]) => ({ name, description })),
      paths: {
        ...Object.fromEntries(
          endpoints.map((endpoint) => [
            openPath(endpoint.contract.path),
            { get: operation(endpoint) },
          ]),
        ),
        [CHECK]: { post: CHECK_OPERATION },
      },
      components: { schemas: NAMED_SCHEMAS },
    },
    // A schema has one name, whoever sends it.
    { outputIdSuffix: '' },
  );
  return inPlainWords(simpleForms(document, { ...document.components?.schemas }), endpoints);
}
