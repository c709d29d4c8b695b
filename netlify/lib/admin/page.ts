import type { Context } from '@netlify/functions';
import { ERRORS } from '#contract/errors.ts';
import { builtPage, NOT_FOUND_PAGE } from '../builtPage.ts';
import { plainText } from '../htmlAnswer.ts';
import { SAFE_PAGE } from '../safe.ts';
import { currentAdmin } from './currentAdmin.ts';

const PRIVATE = { ...SAFE_PAGE, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

async function page(siteUrl: string, path: string, status: number): Promise<Response> {
  const html = await builtPage(siteUrl, path);
  return new Response(html, {
    status,
    headers: { ...PRIVATE, 'content-type': 'text/html; charset=utf-8' },
  });
}

/** The answer for an unknown address: the built page, or a line of text if that cannot be fetched. */
const notFound = (siteUrl: string): Promise<Response> =>
  page(siteUrl, NOT_FOUND_PAGE, 404).catch((error: unknown) => {
    console.error(error);
    return plainText(404, 'Page Not Found', PRIVATE);
  });

/** The admin's screen for an admin; for everybody else there is none. */
export async function adminPage(request: Request, context: Context): Promise<Response> {
  const siteUrl = context.site.url ?? '';
  const reads = request.method === 'GET' || request.method === 'HEAD';
  try {
    const acting = reads && (await currentAdmin(request, context));
    return acting ? await page(siteUrl, '/admin-shell/users', 200) : await notFound(siteUrl);
  } catch (error) {
    console.error(error);
    return plainText(503, ERRORS.page, { ...PRIVATE, 'retry-after': '30' });
  }
}
