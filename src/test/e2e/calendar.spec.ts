import ICAL from 'ical.js';
import { SITE } from '#site';
import { publishedGames } from './games.ts';
import { readPage } from './html.ts';
import { E2E } from './stack.ts';
import { expect, test } from './test.ts';

const eventsIn = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
};

test('what an app subscribes to is what the site says of the same games', async ({ request }) => {
  const games = await publishedGames(request);
  const leagues = [...new Set(games.map(({ league }) => league))];
  for (const league of leagues) {
    const answer = await request.get(`/calendar/${league.toLowerCase()}.ics`);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const events = eventsIn(await answer.text());
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const game of games.filter((each) => each.league === league && each.prediction)) {
      const event = events.find(({ uid }) => uid.startsWith(`game-${game.id}@`));
      if (game.timeKnown) {
        expect(event?.startDate.toJSDate().toISOString()).toBe(
          new Date(game.gameTime).toISOString(),
        );
      }
      const { homeWinProbability: home = 0, awayWinProbability: away = 0 } = game.prediction ?? {};
      expect(event?.summary).toContain(`${Math.max(home, away).toFixed(0)}%`);
      expect(event?.summary).toMatch(/^Sample: /);
      expect(event?.description).toContain(`${SITE.url}/game/${game.id}`);
    }
  }
});

test('league, team, sport and game each lead to their own calendar', async ({ request }) => {
  const game = (await publishedGames(request)).find(
    ({ status, prediction }) => status === 'scheduled' && prediction,
  );
  const league = game?.league.toLowerCase();
  const linksOf = async (path: string) =>
    (await readPage(request, path))
      .querySelectorAll('a[href^="webcal:"], a[href$=".ics"]')
      .map(
        (link) => new URL(link.getAttribute('href')?.replace('webcal:', 'https:') ?? '', SITE.url),
      )
      .map(({ pathname }) => pathname);
  const [team] = (await readPage(request, `/game/${game?.id}`)).querySelectorAll('h1 a');
  const teamPath = team?.getAttribute('href') ?? '';
  for (const [page, calendar] of [
    [`/league/${league}`, `/calendar/${league}.ics`],
    ['/ufc', '/calendar/ufc.ics'],
    ['/f1', '/calendar/f1.ics'],
    ['/golf/pga-tour', '/calendar/golf/pga-tour.ics'],
    [`/game/${game?.id}`, `/calendar/${league}/${game?.id}.ics`],
    [teamPath, `/calendar${teamPath.replace('/team', '')}.ics`],
  ] as const) {
    expect(await linksOf(page), page).toContain(calendar);
    const answer = await request.get(calendar);
    expect(answer.status(), calendar).toBe(200);
    eventsIn(await answer.text());
  }
});

test('every calendar and feed that /feeds names is there', async ({ request }) => {
  const page = await readPage(request, '/feeds');
  const hrefs = page.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '');
  const paths = hrefs
    .filter((href) => /\.(ics|xml|json)$/.test(href))
    .map((href) => {
      return new URL(href.replace('webcal:', 'https:'), SITE.url).pathname;
    });
  expect(new Set(paths).size).toBeGreaterThan(50);
  for (const path of new Set(paths)) expect((await request.get(path)).status(), path).toBe(200);
});

test('the address of a calendar is copied; without JavaScript nothing offers to', async ({
  page,
  browser,
}) => {
  await page.goto('/feeds');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = page.getByRole('button', { name: 'Copy address of the NFL calendar' });
  await copy.click();
  await expect(copy).toHaveText('Copied');
  await expect(page.getByText('Address copied.')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${SITE.url}/calendar/nfl.ics`,
  );
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${E2E.url}/feeds`);
  await expect(plain.getByRole('link', { name: 'Subscribe to the NFL calendar' })).toBeVisible();
  await expect(plain.locator('button[data-address]').first()).toBeHidden();
  await plain.close();
});
