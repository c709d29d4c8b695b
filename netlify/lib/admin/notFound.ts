import { ERRORS } from '#contract/errors.ts';
import { SAFE, SAFE_PAGE } from '../safe.ts';

/** What a path under /api that is none answers, letter for letter as the file public/api-not-found.json says it. */
const TEXT = `{ "error": "${ERRORS.noEndpoint}" }\n`;

/** For who is no admin the paths of the admin do not exist. */
export const notFound = (): Response =>
  new Response(TEXT, {
    status: 404,
    headers: {
      ...SAFE_PAGE,
      ...SAFE,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
    },
  });
