const WITHIN_MS = 4_000;
const KEPT_MS = 60_000;

interface Kept {
  readonly until: number;
  readonly page: Promise<string>;
}

const kept = new Map<string, Kept>();

/** The page for unknown addresses. When it is fetched itself, its answer may have status 404. */
export const NOT_FOUND_PAGE = '/404';

async function read(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(WITHIN_MS) });
  const fits = answer.ok || (answer.status === 404 && new URL(url).pathname === NOT_FOUND_PAGE);
  if (!fits) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

/**
 * A page of the last build, asked for once a minute however many want it.
 * @param siteUrl the site's own address from its environment, which no request can change
 */
export function builtPage(siteUrl: string, path: string): Promise<string> {
  const url = new URL(path, siteUrl).href;
  const known = kept.get(url);
  if (known && performance.now() < known.until) return known.page;
  const page = read(url);
  kept.set(url, { until: performance.now() + KEPT_MS, page });
  page.catch(() => kept.delete(url));
  return page;
}
