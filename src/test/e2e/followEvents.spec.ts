import type { Page } from '@playwright/test';
import { clockTime } from '#domain/time/time.ts';
import { FAILURES, PART_FAILURES } from '#domain/words/failures.ts';
import { openAlive } from './alive.ts';
import { expect, test } from './test.ts';

/** Opens a page whose built data are old by now. */
async function openOld(page: Page, path: string, answers: Readonly<Record<string, unknown>>) {
  await page.clock.setFixedTime(Date.now() + 20 * 60_000);
  for (const [address, json] of Object.entries(answers)) {
    await page.route(address, (route) =>
      json === undefined ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ json }),
    );
  }
  await openAlive(page, path);
}

const EVENTS = '**/api/individual-events/upcoming*';
const STATS = '**/api/stats/platform';
const stats = { totalPredictions: 4321, winRate: 55.5, roi: 2, todaysGames: 77 };
const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();

test.describe('the upcoming events of an individual sport', () => {
  test('takes newer events and figures, and says when they are of', async ({ page }) => {
    const asOf = hours(-1);
    const event = {
      id: 1,
      name: 'Example 400',
      eventType: 'Cup Series',
      eventTime: hours(30),
      asOf,
    };
    const prediction = { confidence: 0.214, outcome: 'wins' };
    const participant = { name: 'Ann Able' };
    const list = [{ ...event, sport: 'NASCAR', participant, prediction }];
    await openOld(page, '/nascar', { [EVENTS]: list, [STATS]: stats });
    await expect(page.locator('article.event-card')).toHaveCount(1);
    await expect(page.locator('article.event-card')).toContainText('21.4%');
    await expect(page.locator('#events .stats dd').first()).toHaveText('4,321');
    await expect(page.locator('time[data-stamp]')).toHaveText(clockTime(asOf));
  });

  test('events that cannot be had do not take the figures with them, nor figures the events', async ({
    page,
  }) => {
    await openOld(page, '/nascar', { [EVENTS]: undefined, [STATS]: stats });
    await expect(page.getByRole('alert')).toContainText(FAILURES.events);
    await expect(page.locator('#events .stats dd').first()).toHaveText('4,321');
    await page.unrouteAll();
    await openOld(page, '/ufc', { '**/api/ufc/upcoming': [], [EVENTS]: [], [STATS]: undefined });
    await expect(page.getByText('No upcoming events found for UFC')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(new RegExp(PART_FAILURES.figures));
    await expect(page.locator('.no-figures')).toContainText('No graded bets yet');
  });

  test('an event that began without a prediction is not pending', async ({ page }) => {
    const event = { id: 1, name: 'Example 400', eventType: 'Cup Series', sport: 'NASCAR' };
    const list = [{ ...event, eventTime: hours(-1) }];
    await openOld(page, '/nascar', { [EVENTS]: list, [STATS]: stats });
    await expect(page.locator('article.event-card')).toHaveCount(1);
    await expect(page.locator('article.event-card')).toContainText(
      'No prediction before the start',
    );
    await expect(page.locator('article.event-card')).not.toContainText('pending');
  });

  test('an emptied list says so', async ({ page }) => {
    await openOld(page, '/nascar', { [EVENTS]: [], [STATS]: stats });
    await expect(page.getByText('No upcoming events found for NASCAR')).toBeVisible();
  });
});

test.describe('Formula 1', () => {
  const session = (more: object) => [
    {
      id: 1,
      name: 'Example Grand Prix',
      sport: 'F1',
      eventTime: hours(30),
      venue: 'Monza',
      ...more,
    },
  ];

  test('its badge follows the predictions, as JSON text or not', async ({ page }) => {
    for (const [predictions, ready] of [
      ['{"winner":"Ann Able"}', true],
      [{ winner: 'Ann Able' }, true],
      [null, false],
      ['null', false],
    ] as const) {
      await page.unrouteAll();
      await openOld(page, '/f1', { [EVENTS]: session({ predictions }) });
      await expect(page.locator('article.session')).toHaveCount(1);
      const badge = page.locator('article.session').getByText('AI Prediction Available');
      await expect(badge).toHaveCount(ready ? 1 : 0);
    }
  });

  test('a list that could not be had says so over the built one', async ({ page }) => {
    await openOld(page, '/f1', { [EVENTS]: undefined });
    await expect(page.getByRole('alert').first()).toContainText(FAILURES.events);
    expect(await page.locator('article.session').count()).toBeGreaterThan(0);
    await expect(page.getByText('No Upcoming F1 Events')).toHaveCount(0);
  });

  test('counters and cards are of one answer', async ({ page }) => {
    await openOld(page, '/f1', { [EVENTS]: session({}) });
    await expect(page.locator('[data-island=counters] .stats dd').first()).toHaveText('1');
    await expect(page.locator('article.session')).toHaveCount(1);
  });
});

test('tennis: predictions that cannot be had take neither schedule nor figures with them', async ({
  page,
}) => {
  const figures = { totalTournaments: 41, averageAccuracy: 71.2, totalMatches: 999 };
  const empty = { upcoming: {}, recent: {} };
  await openOld(page, '/tennis', {
    '**/api/tennis': empty,
    '**/api/tennis/predictions/all': undefined,
    '**/api/tennis/stats': figures,
  });
  await expect(page.getByText('No Upcoming Tournaments')).toBeVisible();
  await expect(page.locator('.stats dd').first()).toHaveText('41');
  await page.getByRole('tab', { name: 'AI Predictions' }).click();
  await expect(page.getByRole('alert')).toContainText(PART_FAILURES.predictions);
  await page.unroute('**/api/tennis/predictions/all');
  await page.route('**/api/tennis/predictions/all', (route) => route.fulfill({ json: [] }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('boxing says what could not be had in its own tab, and the other stays', async ({ page }) => {
  await openOld(page, '/boxing', { '**/api/boxing/today': undefined });
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.locator('article.evening').count()).toBeGreaterThan(0);
  await page.getByRole('tab', { name: "Today's Fights" }).click();
  await expect(page.getByText(FAILURES.events)).toBeVisible();
});

test('golf: a listing that is loading or failed does not say that there is none', async ({
  page,
}) => {
  await page.route('**/api/golf/tours', (route) => route.fulfill({ status: 500, json: {} }));
  await openAlive(page, '/golf');
  await expect(
    page.getByText('Failed to load golf tournaments. Please try again later.'),
  ).toBeVisible();
  await expect(page.getByText('No golf tournaments available at this time.')).toHaveCount(0);
});

test('NASCAR and golf have keywords of their own', async ({ request }) => {
  const keywords = async (path: string) =>
    /name="keywords" content="([^"]*)"/.exec(await (await request.get(path)).text())?.[1] ?? '';
  const other = await keywords('/terms-of-service');
  for (const [path, word] of [
    ['/nascar', 'NASCAR'],
    ['/golf', 'golf'],
    ['/golf/liv-golf', 'LIV Golf'],
  ] as const) {
    expect(await keywords(path)).toContain(word);
    expect(await keywords(path)).not.toBe(other);
  }
});
