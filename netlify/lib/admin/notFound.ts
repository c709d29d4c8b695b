import { ERRORS } from '#contract/errors.ts';
import { SAFE, SAFE_PAGE } from '../safe.ts';

/** The answer for an unknown path under /api, letter for letter the file public/api-not-found.json. */
const TEXT = `{ "error": "${ERRORS.noEndpoint}" }\n`;

/** The answer for everybody who is no admin: to them the admin's paths do not exist. */
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
