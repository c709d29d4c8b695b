import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import { builtPage, NOT_FOUND_PAGE } from '#http/builtPage.ts';
import type { Call, Endpoint } from '#http/endpoint.ts';
import { PRIVATE, SAFE_PAGE } from '#http/headers.ts';
import { plainTextPage } from '#http/page.ts';
import { currentAdmin } from './who.ts';

const HEADERS = { ...SAFE_PAGE, ...PRIVATE, 'x-robots-tag': 'noindex' };

async function built({ site, context }: Call, path: string, status: number): Promise<Response> {
  const html = await builtPage(site, context.site.url ?? '', path);
  return new Response(html, {
    status,
    headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8' },
  });
}

/** The answer for a nonexistent address: its built page, or a line of text if unavailable. */
const notFound = (call: Call): Promise<Response> =>
  built(call, NOT_FOUND_PAGE, 404).catch((error: unknown) => {
    console.error(error);
    return plainTextPage(404, 'Page Not Found', HEADERS);
  });

/** The admin screen, for an admin only; everybody else, and other methods, get a 404. */
export const ADMIN_PAGE: Endpoint = {
  methods: ['GET', 'POST'],
  path: undefined,
  kind: {
    refuse: (refused, call) =>
      refused.status === 405
        ? notFound(call)
        : plainTextPage(refused.status, refused.message, { ...HEADERS, ...refused.headers }),
    failed: new Refused('unavailable', ERRORS.page, {
      retryAfter: 30,
    }),
    head: true,
  },
  answer: async (call) => {
    const who = call.request.method !== 'POST' && (await currentAdmin(call));
    return who ? built(call, '/admin-shell/users', 200) : notFound(call);
  },
};
