import { publishedGames } from './games.ts';
import { attributes, readPageOnce, texts } from './html.ts';
import { OTHERS, TEMPLATES } from './routes.ts';
import { expect, test } from './test.ts';

for (const path of [...TEMPLATES, ...OTHERS]) {
  test(`${path} is one document: a heading, a title, a description, names for all`, async ({
    request,
  }) => {
    const page = await readPageOnce(request, path);
    expect(texts(page, 'h1')).toHaveLength(1);
    expect(texts(page, 'title')[0]?.length).toBeGreaterThan(10);
    expect(attributes(page, 'meta[name=description]', 'content')[0]?.length).toBeGreaterThan(20);
    expect(attributes(page, 'html', 'lang')).toEqual(['en']);
    const ids = attributes(page, '[id]', 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(page.querySelectorAll('img:not([alt])')).toHaveLength(0);
    expect(page.querySelectorAll('main')).toHaveLength(1);
    for (const target of attributes(page, 'a[href^="#"]', 'href')) {
      if (target !== '#') expect(ids, `${path}${target}`).toContain(target.slice(1));
    }
    for (const named of attributes(page, '[aria-labelledby]', 'aria-labelledby')) {
      for (const id of named.split(/\s+/)) expect(ids, `${path} #${id}`).toContain(id);
    }
  });
}

test('every page names its canonical path, and the active link is marked', async ({ request }) => {
  const [game] = await publishedGames(request);
  for (const path of ['/', '/predictions', '/league/nfl', `/game/${game?.id}`]) {
    const page = await readPageOnce(request, path);
    const [canonical = ''] = attributes(page, 'link[rel=canonical]', 'href');
    expect(new URL(canonical).pathname).toBe(path);
    expect(attributes(page, 'meta[property="og:url"]', 'content')).toEqual([canonical]);
  }
  const home = await readPageOnce(request, '/');
  expect(
    texts(home, 'header a[aria-current="page"]').filter((text) => text === 'Home'),
  ).toHaveLength(1);
});

test('a game page describes its event to search engines', async ({ request }) => {
  const [game] = await publishedGames(request);
  const page = await readPageOnce(request, `/game/${game?.id}`);
  const data: unknown[] = texts(page, 'script[type="application/ld+json"]').flatMap((text) =>
    JSON.parse(text),
  );
  expect(JSON.stringify(data)).toContain('SportsEvent');
  expect(JSON.stringify(data)).toContain(game?.homeTeam.name);
});

test('a sample slate says what it is, on every page that shows it', async ({ request }) => {
  const [game] = await publishedGames(request);
  for (const path of [
    '/verify',
    '/track-record',
    '/track-record/picks',
    '/where-we-were-wrong',
    '/status',
  ]) {
    const [text = ''] = texts(await readPageOnce(request, path), 'body');
    expect(text, path).toContain('Sample games.');
  }
  for (const path of [
    '/',
    '/predictions',
    `/league/${game?.league.toLowerCase()}`,
    `/game/${game?.id}`,
  ]) {
    const [text = ''] = texts(await readPageOnce(request, path), 'body');
    expect(text, path).toContain('Sample games.');
  }
});

test('a league out of season, and a team at rest, still have a rating', async ({ request }) => {
  for (const [league, teams] of [
    ['nfl', 32],
    ['mlb', 30],
  ] as const) {
    const page = await readPageOnce(request, `/league/${league}`);
    const links = attributes(page, '.ladder tbody tr a', 'href');
    expect(texts(page, '.ladder tbody tr')).toHaveLength(teams);
    const [team = ''] = texts(await readPageOnce(request, links.at(-1) ?? ''), 'main');
    expect(team).toContain(`Place ${teams} of ${teams}, with its neighbors`);
  }
});
