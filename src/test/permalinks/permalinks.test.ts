import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type HttpServer, listen } from '#local/http/listen.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { askPage, SHELL } from './askPage.ts';
import { eventDataOf } from './eventData.ts';
import { type PermalinkWalk, shownAt, walkOn } from './walk.ts';

/** Of each of two rounds: five games, a card and its four bouts, three matches, a race and a tournament. */
const PAGES = 2 * (5 + 1 + 4 + 3 + 1 + 1);

let database: TestDatabase;
let site: HttpServer;
let walk: PermalinkWalk;
/** Every page at the end of the walk, by its address. */
const pages = new Map<string, string>();

const ask = (path: string) => askPage(site.url, path);

beforeAll(async () => {
  database = await startTestDatabase();
  site = await listen(async ({ url }) =>
    /shell\/(?!missing|invalid)|archive-shell$/.test(url)
      ? new Response(SHELL)
      : new Response('There is no such page'),
  );
  vi.stubEnv('SUPABASE_URL', database.supabaseUrl);
  vi.stubEnv('SUPABASE_SECRET_KEY', database.secretKey);
  walk = await walkOn({ database, store: storeOn(database), siteUrl: site.url });
  for (const path of walk.paths) pages.set(path, await (await ask(path)).text());
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await site?.stop();
  await database?.stop();
});

/** Pages of contests: all but those of cards, which list theirs. */
const contests = () => [...pages].filter(([, html]) => !html.includes('fights forecast'));

test('every page that was ever linked answers at every later time', () => {
  expect(walk.paths.size).toBe(PAGES);
  expect(walk.failures).toEqual([]);
});

test('every page is settled at last, and says the same for ever from then on, whatever retention takes', async () => {
  expect(walk.settled).toEqual(walk.paths);
  expect(walk.changed).toEqual([]);
  const [{ grids, outcomes } = { grids: 0, outcomes: 0 }] = await database.query<{
    grids: number;
    outcomes: number;
  }>(`select (select count(*)::int from predictions where simulation_data is null) as grids,
    (select count(*)::int from event_predictions where outcome is null) as outcomes`);
  expect(grids).toBeGreaterThan(0);
  expect(outcomes).toBeGreaterThan(0);
});

test('each says forecast, start, price then, close, result, grade and line of the ledger', () => {
  expect(contests()).toHaveLength(PAGES - 2);
  for (const [path, html] of contests()) {
    const text = shownAt(html);
    expect(text, path).toMatch(/We said [^.]+ \d+\.\d%\. \S/);
    expect(html, path).toMatch(/<time dateTime="20\d\d-[^"]+"/i);
    expect(text, path).toContain('Price then Close Closing-line value Result Units Grade');
    expect(text, path).toMatch(/(?:Won|Lost|Push|Void) (?:[+−]?\d+\.\d\d|–) line \d+/);
    expect(text, path).toMatch(/Ledger entry \d+ This prediction was sealed .+ before the start\./);
    expect(text, path).toMatch(/sha256 [0-9a-f ]{79}/);
    expect(text, path).not.toMatch(/Under way|Not graded yet|not in yet/);
  }
  const all = contests().map(([, html]) => shownAt(html));
  const say = (words: RegExp) => all.filter((text) => words.test(text)).length;
  // Priced then and at the close: games, matches and bouts that took place.
  expect(say(/Moneyline \d+\.\d% −\d+ Book −\d+ [+−]\d+\.\d% (?:Won|Lost|Push)/)).toBeGreaterThan(
    8,
  );
  expect(say(/It was called off\./)).toBe(4);
  expect(say(/No result reached us within 14 days/)).toBe(2);
  expect(say(/They did not meet: the pick is void\./)).toBe(2);
});

test('where the result fell among the simulated runs stays on every page of one that took place', () => {
  for (const [path, html] of contests()) {
    const text = shownAt(html);
    if (!text.includes('How it came out')) continue;
    expect(text, path).toMatch(/percentile|simulated fights ended so/);
    expect(text, path).not.toContain('is not kept of this prediction');
  }
});

test('a line that was written after an earlier start does not count, and is said to', () => {
  const late = contests().filter(([, html]) =>
    shownAt(html).includes(
      '1 later line does not count: it was written at or after the earliest start that was ever told.',
    ),
  );
  expect(late).toHaveLength(4);
  for (const [path, html] of late) {
    // What is shown is what was graded: the first word, at its price.
    expect(shownAt(html), path).toMatch(/Moneyline 5\d\.\d% −1\d\d Book −3\d\d/);
    expect(shownAt(html), path).toContain('Said once.');
  }
});

test('between start and end a page says what stands: closed, the score as it is told, its mark among the simulated games', () => {
  const said = [...walk.underWay.values()];
  const games = said.filter((text) => text.includes('It stands'));
  expect(games).toHaveLength(3);
  for (const text of games) {
    expect(text).toMatch(/We said \S+ \d+\.\d%\. It stands \S+ 3 – \d+ \S+\./);
    expect(text).toMatch(
      /ended worse for the \S+ than it stands.+: the \d+(?:st|nd|rd|th) percentile\./,
    );
    expect(text).toMatch(/\S+ by \d+ \S+ by \d+\+/);
  }
  const events = said.filter((text) =>
    text.includes('It is under way, and the forecast is closed.'),
  );
  // One bout of the card is over, and one was dropped.
  expect(events.length).toBeGreaterThan(4);
});

test('search engines may read each, at one address, with an event that is whole', () => {
  for (const [path, html] of pages) {
    const head = parse(html);
    expect(
      head.querySelector('meta[name=robots]')?.getAttribute('content') ?? '',
      path,
    ).not.toMatch(/noindex/);
    const canonical = head.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical, path).toBe(`https://simcast.example${path}`);
    expect(eventDataOf(head), path).toMatchObject({
      '@type': 'SportsEvent',
      name: expect.stringMatching(/\S/),
      url: canonical,
      startDate: expect.stringMatching(/^20\d\d-\d\d-\d\d/),
      endDate: expect.stringMatching(/^20\d\d-\d\d-\d\d/),
      eventStatus: expect.stringMatching(/^https:\/\/schema\.org\/Event[A-Z]/),
      location: { '@type': 'Place', name: expect.stringMatching(/\S/) },
      description: expect.stringMatching(/\S/),
    });
  }
});

test('the lists of every month and the sitemaps name every page', async () => {
  const textOf = async (path: string): Promise<string> => {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    return answer.text();
  };
  const addressesIn = (xml: string): readonly string[] =>
    [...xml.matchAll(/<loc>https:\/\/simcast\.example([^<]+)/g)].map(([, path = '']) => path);
  const months = addressesIn(await textOf('/sitemap-archive.xml'));
  expect(months.length).toBeGreaterThan(1);
  const named = (await Promise.all(months.map(textOf))).flatMap(addressesIn);
  expect(named).toEqual(expect.arrayContaining([...walk.paths]));
  const lists = new Set(named.filter((path) => path.startsWith('/archive')));
  const listed = (await Promise.all([...lists].map(textOf))).join('\n');
  for (const [path] of contests()) expect(listed).toContain(`href="${path}"`);
});

test('a match, a fighter and a team whose own page went lead to what was said of them', async () => {
  const to = async (path: string) => {
    const answer = await ask(path);
    return [answer.status, answer.headers.get('location')];
  };
  const [{ id } = { id: '' }] = await database.query<{ id: string }>(
    "select id from events where source_id = 'match-0'",
  );
  const match = `/event/${id}`;
  expect(await to(`/tennis/jannik-sinner-vs-carlos-alcaraz-${id}`)).toEqual([302, match]);
  expect(await to(`/tennis/Sinner-${id}?a=b`)).toEqual([302, `${match}?a=b`]);
  expect(await to('/fighter/max-holloway')).toEqual([302, '/archive/ufc/max-holloway']);
  expect(await to('/team/nfl/buffalo-bills')).toEqual([302, '/archive/nfl/buffalo-bills']);
  const [{ card } = { card: '' }] = await database.query<{ card: string }>(
    "select id as card from events where source_id = 'card-0'",
  );
  for (const path of [
    `/tennis/a-vs-b-${card}`,
    '/tennis/a-vs-b-987654',
    '/tennis/x',
    '/fighter/nobody',
    '/team/nfl/nobody',
    '/team/nope/nobody',
  ]) {
    expect((await ask(path)).status, path).toBe(404);
  }
});
