import { fetch } from '#fetch';
import type { Site } from '#wiring';

const WITHIN_MS = 4_000;
const KEPT_MS = 60_000;

/** The page for an unknown address; unlike other built pages, it may come with its own 404 status. */
export const NOT_FOUND_PAGE = '/404';

/** Asks for a file as it was built, also at a spelling of its address that leads readers elsewhere (netlify/edge-functions). */
const AS_BUILT = { 'x-as-built': '1' };

async function read(url: string): Promise<string> {
  const answer = await fetch(url, {
    headers: AS_BUILT,
    redirect: 'error',
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  const fits = answer.ok || (answer.status === 404 && new URL(url).pathname === NOT_FOUND_PAGE);
  if (!fits) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

/** Pages by address, each requested at most once a minute, however many readers want it. */
function keptPages(): (url: string) => Promise<string> {
  const kept = new Map<string, { readonly until: number; readonly page: Promise<string> }>();
  return (url) => {
    const known = kept.get(url);
    if (known && performance.now() < known.until) return known.page;
    const page = read(url);
    kept.set(url, { until: performance.now() + KEPT_MS, page });
    page.catch(() => kept.delete(url));
    return page;
  };
}

/**
 * A page of the last build.
 * @param siteUrl the site's own address from its environment, which no request can change
 */
export const builtPage = (site: Site, siteUrl: string, path: string): Promise<string> =>
  site.use(keptPages)(new URL(path, siteUrl).href);
