import type { Page } from '@playwright/test';
import { gamesAhead } from '#components/game/upcoming.ts';
import type { Game } from '#domain/game/game.ts';
import { dayWord } from '#domain/game/gameDays.ts';
import { orderGames } from '#domain/game/orderGames.ts';
import { leaguePath } from '#domain/leagues/league.ts';
import { teamPath } from '#domain/product/paths.ts';
import { easternDate, longDate } from '#domain/time/time.ts';
import { runningStore } from './stack.ts';
import { expect, test } from './test.ts';

const MINUTE = 60_000;
const CARD = 'article.card.game';

/** An open page whose own API fails from the beginning, a minute after it was built, and how it comes to a later time. */
async function openAlone(page: Page, path: string) {
  const built = Date.now();
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: { error: 'down' } }));
  await page.clock.install({ time: built + MINUTE });
  await page.goto(path);
  let at = built + MINUTE;
  return async (instant: number): Promise<Date> => {
    await page.clock.fastForward(instant - at);
    at = instant;
    return new Date(instant);
  };
}

/** The published games, and the two times of the walk: a minute after a start of today, and after the next midnight. */
async function slateAndTimes() {
  const games = (await runningStore().readPublishedGames()).filter(
    ({ status, prediction }) => status === 'scheduled' && prediction !== undefined,
  );
  const starts = games.map(({ gameTime }) => Date.parse(gameTime)).filter((at) => at > Date.now());
  // Some of tonight's games have begun, and others have not.
  const today = starts.filter((at) => easternDate(new Date(at)) === easternDate(new Date())).sort();
  const start = today[Math.floor(today.length / 2)] ?? 0;
  const midnight = Date.parse(`${easternDate(new Date(Date.now() + 24 * 60 * MINUTE))}T05:00Z`);
  return { games, begun: start + MINUTE, next: midnight + MINUTE };
}

const ids = (page: Page, selector: string): Promise<readonly number[]> =>
  page
    .locator(selector)
    .evaluateAll((found) => found.map((each) => Number((each as HTMLElement).dataset.card)));

/** The list as our own functions would order it, of the games that the page shows. */
function expected(
  games: readonly Game[],
  shown: readonly number[],
  order: 'day' | 'best',
  now: Date,
) {
  const listed = gamesAhead(
    games.filter(({ id }) => shown.includes(id)),
    now,
  );
  return orderGames(listed, order, now).map(({ id }) => id);
}

/** Nothing that depends on a game still to start stands on the page for one that has begun. */
async function expectNothingPast(page: Page, now: Date): Promise<void> {
  const past = () =>
    page.locator('[data-holds]:visible').evaluateAll(
      (found, at) =>
        found.flatMap((each) => {
          const start = (each as HTMLElement).dataset.start ?? '';
          return Date.parse(start) <= at ? [each.textContent] : [];
        }),
      now.getTime(),
    );
  // Parts of a page move on one after another.
  await expect.poll(past).toEqual([]);
}

for (const [path, order] of [
  ['/predictions', 'day'],
  ['/predictions/best-first', 'best'],
] as const) {
  test(`${path} goes on by the clock over a start and a midnight with our API dead`, async ({
    page,
  }) => {
    const { games, begun, next } = await slateAndTimes();
    const to = await openAlone(page, path);
    const shown = await ids(page, 'tr[data-card]');
    for (const instant of [begun, next]) {
      const now = await to(instant);
      const wanted = expected(games, shown, order, now);
      await expect
        .poll(async () => (await ids(page, 'tr[data-card]')).filter((id) => wanted.includes(id)))
        .toEqual(wanted);
      await expect(page.locator('[data-part="day"]').first()).toHaveText(longDate(now));
      await expectNothingPast(page, now);
    }
    if (order === 'day') {
      const [heading] = await page.locator('.game-rows [data-day]').all();
      const date = (await heading?.getAttribute('data-day')) ?? '';
      await expect(page.locator('.game-rows [data-day]').first()).toHaveText(
        dayWord(date, new Date(next)),
      );
      await expect(page.locator('.game-rows .day-row').last()).toHaveText('Under way');
    }
  });
}

test('the front page’s hero and prices move on to games still to start', async ({ page }) => {
  const { games, begun, next } = await slateAndTimes();
  const to = await openAlone(page, '/');
  const cards = `[data-part="games"] ${CARD}`;
  const shown = await ids(page, cards);
  for (const instant of [begun, next]) {
    const now = await to(instant);
    const wanted = expected(games, shown, 'best', now);
    await expect.poll(() => ids(page, cards)).toEqual(wanted);
    const hero = page.locator('[data-part="hero"] [data-start]').first();
    const open = wanted.find(
      (id) => Date.parse(games.find((game) => game.id === id)?.gameTime ?? '') > instant,
    );
    if (open === undefined) await expect(hero).toHaveCount(0);
    else {
      const start = (await hero.getAttribute('data-start')) ?? '';
      expect(Date.parse(start)).toBeGreaterThan(instant);
    }
    await expectNothingPast(page, now);
    await expect(page.locator('[data-part="day"]').first()).toHaveText(longDate(now));
  }
});

test('a league’s page has what has begun last in table and cards, and its title names none of it', async ({
  page,
}) => {
  const { games, begun, next } = await slateAndTimes();
  const league = games.find(({ gameTime }) => Date.parse(gameTime) === begun - MINUTE)?.league;
  if (!league) throw new Error('No game of the sample starts today');
  const own = games.filter((game) => game.league === league);
  const to = await openAlone(page, leaguePath(league));
  for (const instant of [begun, next]) {
    const now = await to(instant);
    const cards = await ids(page, CARD);
    const wanted = expected(own, cards, 'day', now);
    // What has begun stands before the days that are folded.
    await expect
      .poll(async () => (await ids(page, CARD)).filter((id) => wanted.includes(id)).toSorted())
      .toEqual(wanted.toSorted());
    const inDays = page.locator(`.day:has([data-day]) ${CARD}`);
    const starts = () =>
      inDays.evaluateAll((found) =>
        found.map((card) => Date.parse((card as HTMLElement).dataset.start ?? '')),
      );
    const isToCome = (start: number) => start > instant;
    await expect.poll(async () => (await starts()).every(isToCome)).toBe(true);
    expect(await starts()).toEqual((await starts()).toSorted((a, b) => a - b));
    await expect(page.locator('.slate-table tbody').last()).toContainText('Under way');
    const rows = await page
      .locator('.slate-table tr[data-start]')
      .evaluateAll((found) => found.map((row) => (row as HTMLElement).dataset.start ?? ''));
    const isOpen = rows.map((start) => Date.parse(start) > instant);
    expect(isOpen).toEqual(isOpen.toSorted((a, b) => Number(b) - Number(a)));
    await expect(page).toHaveTitle(/^[^@%]*predictions[^@%]*$/);
    await expectNothingPast(page, now);
  }
});

test('a team’s page and a game’s page: the state, and its other games in order', async ({
  page,
}) => {
  const { games, begun, next } = await slateAndTimes();
  const game = games.find(({ gameTime }) => Date.parse(gameTime) === begun - MINUTE);
  if (!game) throw new Error('No game of the sample starts today');
  const path = teamPath(game.league, game.homeTeam.name) ?? '';
  const toTeam = await openAlone(page, path);
  for (const instant of [begun, next]) {
    const now = await toTeam(instant);
    const shown = await ids(page, CARD);
    await expect.poll(() => ids(page, CARD)).toEqual(expected(games, shown, 'best', now));
    await expect(page.locator(`[data-card="${game.id}"]`)).toContainText(
      instant === begun ? 'Under way' : /Under way|Result not in yet/,
    );
    await expect(page).toHaveTitle(/^[^%]*$/);
  }
});

test('a game’s page says that it is under way, and of its other games the begun ones come last', async ({
  page,
}) => {
  const { games, begun, next } = await slateAndTimes();
  const game = games.find(({ gameTime }) => Date.parse(gameTime) === begun - MINUTE);
  const to = await openAlone(page, `/game/${game?.id}`);
  for (const instant of [begun, next]) {
    await to(instant);
    await expect(page.locator('#verdict [data-state-word]:visible').first()).toHaveText(
      /Under way|Result not in yet/,
    );
    const others = page.locator('.others [data-start]');
    await expect
      .poll(async () => {
        const open = await others.evaluateAll(
          (found, at) =>
            found.map((each) => Date.parse((each as HTMLElement).dataset.start ?? '') > at),
          instant,
        );
        return open.join() === open.toSorted((a, b) => Number(b) - Number(a)).join();
      })
      .toBe(true);
  }
});
