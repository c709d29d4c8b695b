import { builtPage, NOT_FOUND_PAGE } from '#http/builtPage.ts';
import type { Call } from '#http/endpoint.ts';
import { STORED } from '#http/headers.ts';
import { htmlAnswer } from '#http/page.ts';

/** The built page for an address that nothing is at, with status 404, until a new slate may have put something there. */
export async function notFoundPage({ site, request, context }: Call): Promise<Response> {
  const html = await builtPage(site, context.site.url ?? '', NOT_FOUND_PAGE);
  return htmlAnswer(request, html, { status: 404, headers: STORED });
}
