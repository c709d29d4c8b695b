import { SITE } from '#site';
import { E2E } from './stack.ts';
import { dataAddresses, dataFaults } from './structuredData.ts';
import { expect, test } from './test.ts';
import { xmlOf } from './xml.ts';

interface Visited {
  readonly path: string;
  readonly status: number;
  /** Only of a page. */
  readonly page?: {
    readonly title: string;
    readonly description: string;
    readonly canonical: string;
    readonly ogUrl: string;
    readonly robots: string;
    readonly faults: readonly string[];
    readonly addresses: readonly string[];
  };
}

/** Paths that robots.txt closes; its open ones are longer and come first. */
async function closedPaths(): Promise<(path: string) => boolean> {
  const text = await (await fetch(`${E2E.url}/robots.txt`)).text();
  const rules = [...text.matchAll(/^(Allow|Disallow): (\S+)$/gm)];
  return (path) => rules.find(([, , start = '']) => path.startsWith(start))?.[1] === 'Disallow';
}

/** Our own path in an address on a page, without its fragment; undefined if it leads elsewhere. */
function pathOf(address: string, from: string): string | undefined {
  const url = new URL(address, E2E.url + from);
  if (url.origin !== E2E.url && url.origin !== SITE.url) return undefined;
  return url.pathname + url.search;
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const decoded = (html: string): string =>
  html.replaceAll(/&(?:amp|quot|#x27|#39|lt|gt);/g, (entity) => CHARACTERS[entity] ?? entity);

/** What a reader sees of a page, in lower case. Some 600 pages are read: a parser would take ten times as long. */
const shownOf = (html: string): string =>
  decoded(
    html
      .slice(html.indexOf('<body'))
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
      .replaceAll(/<[^>]*>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

const matches = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

async function visit(path: string): Promise<{ visited: Visited; links: readonly string[] }> {
  const answer = await fetch(E2E.url + path, { redirect: 'manual' });
  const { status } = answer;
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const html = await answer.text();
  if (!isPage || path.startsWith('/embed/')) return { visited: { path, status }, links: [] };
  const one = (pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? '');
  const scripts = matches(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const page = {
    title: one(/<title>([^<]*)</),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    ogUrl: one(/<meta property="og:url" content="([^"]*)"/),
    robots: one(/<meta name="robots" content="([^"]*)"/),
    faults: dataFaults(scripts, shownOf(html)),
    addresses: dataAddresses(scripts).flatMap((address) => pathOf(address, path) ?? []),
  };
  const links = matches(
    html,
    /<(?:a|link|script|img|iframe|source)\b[^>]*?\s(?:href|src)="([^"]+)"/g,
  );
  return {
    visited: { path, status, page },
    links: links.flatMap((address) => pathOf(decoded(address), path) ?? []),
  };
}

/** How many addresses are asked for at a time. */
const AT_ONCE = 6;

/** Everything that a crawler finds which obeys robots.txt, from the home page and the sitemaps on. */
async function crawl(start: readonly string[]): Promise<readonly Visited[]> {
  const isClosed = await closedPaths();
  const known = new Set(start);
  const waiting = [...known];
  const found: Visited[] = [];
  while (waiting.length > 0) {
    for (const { visited, links } of await Promise.all(waiting.splice(0, AT_ONCE).map(visit))) {
      found.push(visited);
      for (const link of links) {
        if (known.has(link) || isClosed(link)) continue;
        known.add(link);
        waiting.push(link);
      }
    }
  }
  return found;
}

/** Values that several have, with who has them. */
function shared(pages: readonly (readonly [value: string, path: string])[]): readonly string[] {
  const by = Map.groupBy(pages, ([value]) => value);
  return [...by].flatMap(([value, all]) =>
    all.length > 1 ? [`${value}: ${all.map(([, path]) => path).join(' ')}`] : [],
  );
}

test('a crawler finds every address once, none that leads nowhere, and no two pages alike', async () => {
  const listed = [
    ...(await xmlOf('/sitemap.xml'))('loc'),
    ...(await xmlOf('/sitemap-predictions.xml'))('loc'),
  ].map((url) => pathOf(url, '/') ?? url);
  const found = await crawl(['/', ...listed]);
  expect(found.length).toBeGreaterThan(listed.length);
  expect(
    found.flatMap(({ path, status }) => (status === 200 ? [] : [`${path} ${status}`])),
  ).toEqual([]);
  const pages = found.flatMap(({ path, page }) => (page ? [{ path, ...page }] : []));
  expect(shared(pages.map(({ path, title }) => [title, path]))).toEqual([]);
  expect(shared(pages.map(({ path, description }) => [description, path]))).toEqual([]);
  const itself = (path: string) => new URL(path, SITE.url).href;
  for (const { path, canonical, ogUrl } of pages)
    expect([canonical, ogUrl], path).toEqual([itself(path), itself(path)]);
  const kept = pages.filter(({ robots }) => !robots.includes('noindex')).map(({ path }) => path);
  expect(kept.toSorted()).toEqual([...new Set(['/', ...listed])].toSorted());
  expect(pages.flatMap(({ path, faults }) => faults.map((fault) => `${path}: ${fault}`))).toEqual(
    [],
  );
  const isClosed = await closedPaths();
  const closed = pages.flatMap(({ path, addresses }) =>
    addresses.filter(isClosed).map((address) => `${path}: ${address}`),
  );
  expect(closed).toEqual([]);
});
