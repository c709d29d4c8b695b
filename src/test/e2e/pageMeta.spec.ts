import { LEGAL_NAMES, legalPath } from '#domain/product/legal.ts';
import { TOOL_IDS, toolPath } from '#domain/tools/links.ts';
import { publishedGames } from './games.ts';
import { readPageOnce, texts } from './html.ts';
import { OTHERS, TEMPLATES } from './routes.ts';
import { expect, test } from './test.ts';

for (const path of [
  '/features',
  '/subscribe',
  '/track-record',
  '/where-we-were-wrong',
  '/ufc',
  '/boxing',
  '/predictions',
  '/feeds',
  '/embed',
  '/developers',
  '/data',
  '/settlement',
  '/prices',
  '/prices/moves',
  '/tools',
  '/tools/kelly',
  ...LEGAL_NAMES.map(legalPath),
]) {
  test(`${path} tells search engines and social cards what it is`, async ({ request }) => {
    const page = await readPageOnce(request, path);
    const content = (selector: string) => page.querySelector(selector)?.getAttribute('content');
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    expect(new URL(canonical).pathname).toBe(path);
    expect(content('meta[property="og:url"]')).toBe(canonical);
    expect(content('meta[property="og:title"]')).toBe(texts(page, 'title')[0]);
    const description = content('meta[name=description]') ?? '';
    expect(content('meta[property="og:description"]')).toBe(description);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(content('meta[name=robots]')).toBe('index, follow');
    expect(content('meta[name=keywords]')?.split(', ').length).toBeGreaterThan(1);
    expect(texts(page, 'script[type="application/ld+json"]').join()).toContain('BreadcrumbList');
  });
}

/** Screens without their own figures: they have the site's card. */
const PLAIN: readonly string[] = [
  '/league-not-found',
  '/account',
  '/my-bets',
  '/member',
  '/alerts',
  '/subscribe/done',
  '/status',
  '/verify',
  '/track-record/picks',
  '/search',
  '/search?q=lakers',
  '/feeds',
  '/embed',
  '/developers',
  '/data',
  '/settlement',
  '/prices',
  '/prices/hold',
  '/players',
  '/players/nfl',
  '/tools',
  ...TOOL_IDS.map((id) => toolPath(id)),
];
const CARDED = [...TEMPLATES, ...OTHERS].filter((path) => !PLAIN.includes(path));

/** Width and height in a PNG's header. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('every page has a social card of 1200 × 630, its own where it has figures', async ({
  request,
}) => {
  const images = new Map<string, string>();
  for (const path of CARDED) {
    const page = await readPageOnce(request, path);
    const content = (property: string) =>
      page.querySelector(`meta[property="og:image${property}"]`)?.getAttribute('content') ?? '';
    const { pathname } = new URL(content(''));
    expect(content(':alt'), path).not.toBe('');
    const image = await request.get(pathname);
    expect(image.status(), `${path} ${pathname}`).toBe(200);
    expect(image.headers()['content-type']).toBe('image/png');
    expect(sizeOf(await image.body())).toEqual([1200, 630]);
    images.set(pathname, path);
  }
  expect(images.size).toBe(CARDED.length);
});

test('a game’s card says in words what the page shows', async ({ request }) => {
  const [game] = await publishedGames(request);
  const page = await readPageOnce(request, `/game/${game?.id}`);
  const alt = page.querySelector('meta[property="og:image:alt"]')?.getAttribute('content') ?? '';
  const figures = alt.match(/\d+\.\d%/g) ?? [];
  expect(figures.length).toBeGreaterThanOrEqual(2);
  const shown = texts(page, 'main').join(' ');
  for (const figure of figures) expect(shown).toContain(figure);
});

test('a tennis match’s page names both players with their shares, and so does its card', async ({
  request,
}) => {
  const map = await (await request.get('/sitemap-predictions.xml')).text();
  const path = /\/tennis\/[a-z0-9-]+/.exec(map)?.[0] ?? '';
  const page = await readPageOnce(request, path);
  const content = (selector: string) => page.querySelector(selector)?.getAttribute('content') ?? '';
  const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  expect(new URL(canonical).pathname).toBe(path);
  expect(texts(page, 'title')[0]).toMatch(/^.+ vs\. .+: odds and sets, \d+–\d+ \|/);
  const description = content('meta[name=description]');
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(texts(page, 'script[type="application/ld+json"]').join()).toContain('BreadcrumbList');
  const [figure = 'no figure'] = content('meta[property="og:image:alt"]').match(/\d+\.\d%/) ?? [];
  expect(texts(page, 'main').join(' ')).toContain(figure);
});

/** The shares in a title. */
const FIGURES = /(\d+)–(\d+)|(\d+)%/;

test('titles fit, no two are alike, and their figures are on the page', async ({ request }) => {
  const games = await publishedGames(request);
  const paths = [...TEMPLATES, ...OTHERS, ...games.slice(0, 12).map(({ id }) => `/game/${id}`)];
  const titles = new Map<string, string>();
  for (const path of new Set(paths.map((each) => each.replace(/\?.*/, '')))) {
    const page = await readPageOnce(request, path);
    const [title = ''] = texts(page, 'title');
    expect(title.length, title).toBeLessThanOrEqual(65);
    expect(titles.get(title), `${title} of ${path}`).toBeUndefined();
    titles.set(title, path);
    const figures = FIGURES.exec(title)?.slice(1).filter(Boolean) ?? [];
    // Cells of a table stand apart, as a reader sees them.
    const shown = page.querySelector('main')?.innerHTML.replaceAll(/<[^>]*>/g, ' ') ?? '';
    const printed = [...shown.matchAll(/(\d+(?:\.\d+)?)%/g)].map(([, share]) => Number(share));
    // Within rounding of a share printed with a decimal; a card may print only one of two sides.
    const near = (figure: number) => printed.some((share) => Math.abs(share - figure) < 0.6);
    for (const figure of figures.map(Number)) {
      expect(near(figure) || near(100 - figure), `${title} of ${path}`).toBe(true);
    }
  }
  const named = [...titles].filter(([title]) => FIGURES.test(title)).map(([, path]) => path);
  expect(named).toEqual(
    expect.arrayContaining(['/ufc', '/boxing', '/tennis', '/f1', '/golf/pga-tour', '/league/nba']),
  );
});
