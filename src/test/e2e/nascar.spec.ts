import type { Page } from '@playwright/test';
import { test as apart, expect, readingTest as test } from './test.ts';

const SERIES = ['NASCAR Cup Series', 'NASCAR Xfinity Series', 'NASCAR Craftsman Truck Series'];
const POCONO = [
  ['The Great American Getaway 400', '400 miles', '160'],
  ['Explore the Pocono Mountains 250', '250 miles', '100'],
  ['MillerTech Battery 200', '200 miles', '80'],
] as const;

/** A sample race's card, by its name. */
const card = (page: Page, name: string) =>
  page.locator('article:is(.race-card, .race-fold)', {
    has: page.getByRole('heading', { name, exact: true }),
  });

/** Opens the page with its archive, its guide and every race. */
async function open(page: Page, path = '/nascar'): Promise<void> {
  await page.goto(path);
  for (const summary of await page.locator('.fold > summary, .race-fold > details > summary').all())
    await summary.click();
}

/** Opens the page and scrolls every group of tabs into view, so that each has its script. */
async function ready(page: Page, path = '/nascar'): Promise<void> {
  await open(page, path);
  for (const tabs of await page.locator('.tabset').all()) {
    await tabs.getByRole('tablist').scrollIntoViewIfNeeded();
    await expect(tabs).toHaveAttribute('data-ready');
  }
}

test('header, four info tiles, races grouped by series under Pocono Weekend', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NASCAR Race Predictions');
  await expect(page.locator('main dl.stats').first().locator('> div')).toHaveCount(4);
  const weekend = page.locator('section', {
    has: page.getByRole('heading', { name: 'Pocono Weekend' }),
  });
  expect(await weekend.getByRole('heading', { level: 3 }).allTextContents()).toEqual(SERIES);
});

test('out of season the page says so; of the sample’s races the first is open, the others fold and say their winner', async ({
  page,
}) => {
  await page.goto('/nascar');
  const empty = page.getByRole('heading', { name: 'No upcoming races' });
  await expect(empty).toBeVisible();
  const weekend = page.locator('section', {
    has: page.getByRole('heading', { name: 'Pocono Weekend' }),
  });
  const below = (await weekend.boundingBox())?.y ?? 0;
  expect((await empty.boundingBox())?.y).toBeLessThan(below);
  await expect(page.getByText(/^(Next: |The season runs from the Daytona 500)/)).toBeVisible();
  await expect(weekend.locator('article').first()).toBeHidden();
  await weekend.locator('#pocono > summary').click();
  const races = weekend.locator('article');
  await expect(races).toHaveCount(POCONO.length);
  await expect(races.first()).toContainText(/Predicted winner.+Wins\d+\.\d%/);
  await expect(races.first().getByRole('tab', { name: 'Overview' })).toBeVisible();
  for (const race of (await races.all()).slice(1)) {
    await expect(race.locator('> details')).not.toHaveAttribute('open');
    await expect(race.locator('> details > summary')).toContainText(/Predicted winner.+ \d+\.\d%/);
  }
});

for (const [name, distance, laps] of POCONO) {
  test(`${name}: ${distance}, ${laps} laps, a 2.5-mile track, in a sample dated June 2025`, async ({
    page,
  }) => {
    await open(page);
    const race = card(page, name);
    await expect(race).toContainText(/June 2[0-2], 2025/);
    const overview = race.getByRole('tabpanel', { name: 'Overview' });
    for (const text of [distance, laps, '2.5-mile track', 'Key storyline', 'Manufacturer winner']) {
      await expect(overview).toContainText(text);
    }
    await expect(overview.getByRole('row')).toHaveCount(11);
  });
}

test('each race card has tabs Overview (default), Drivers, Matchups, Analysis', async ({
  page,
}) => {
  await ready(page);
  for (const [name] of POCONO) {
    const tabs = card(page, name).getByRole('tab');
    await expect(tabs).toHaveText(['Overview', 'Drivers', 'Matchups', 'Analysis']);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  }
});

test('tabs answer the arrow keys, and the address keeps them', async ({ page }) => {
  await ready(page);
  const cup = card(page, POCONO[0][0]);
  await cup.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cup.getByRole('tab', { name: 'Matchups' })).toBeFocused();
  await expect(page).toHaveURL(/race\w+=matchups/);
  await ready(page, page.url().replace(/^.*\/nascar/, '/nascar'));
  const matchups = card(page, POCONO[0][0]).getByRole('tabpanel', { name: 'Matchups' });
  await expect(matchups).toBeVisible();
  await expect(card(page, POCONO[1][0]).getByRole('tabpanel', { name: 'Overview' })).toBeVisible();
});

test('Drivers: win probability, fair odds, top 3 and top 5 of every driver', async ({ page }) => {
  await ready(page);
  const cup = card(page, POCONO[0][0]);
  await cup.getByRole('tab', { name: 'Drivers' }).click();
  const drivers = cup.getByRole('tabpanel', { name: 'Drivers' });
  for (const head of ['Win probability', 'Fair odds', 'Decimal', 'Top 3', 'Top 5']) {
    await expect(drivers.getByRole('columnheader', { name: head, exact: true })).toBeVisible();
  }
  await expect(drivers.getByRole('row')).toHaveCount(38);
  const [first] = await drivers.locator('tbody tr').all();
  const [win = 0] = ((await first?.textContent()) ?? '').match(/[\d.]+(?=%)/g)?.map(Number) ?? [];
  const decimal = Number(await first?.locator('td').nth(3).textContent());
  expect(decimal).toBeCloseTo(100 / win, 1);
});

test("Matchups: both sides of ' vs ' as a bar, badge 'x% - y%' that adds up", async ({ page }) => {
  await ready(page);
  const cup = card(page, POCONO[0][0]);
  await cup.getByRole('tab', { name: 'Matchups' }).click();
  const rows = cup.getByRole('tabpanel', { name: 'Matchups' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Denny Hamlin');
  await expect(rows.first()).toContainText('Kyle Larson');
  for (const row of await rows.all()) {
    const [one = 0, other = 0] = (
      ((await row.textContent()) ?? '').match(/([\d.]+)% - ([\d.]+)%/) ?? []
    )
      .slice(1)
      .map(Number);
    expect(one + other).toBeCloseTo(100, 6);
    await expect(row.getByRole('img', { name: /^Win probability/ })).toBeVisible();
  }
});

test('Analysis: stage 1 and 2 winners, Race Summary & Strategy', async ({ page }) => {
  await ready(page);
  for (const [name] of POCONO) {
    const race = card(page, name);
    await race.getByRole('tab', { name: 'Analysis' }).click();
    const analysis = race.getByRole('tabpanel', { name: 'Analysis' });
    await expect(analysis.getByRole('list', { name: 'Stage 1 winner' })).toContainText('%');
    await expect(analysis.getByRole('list', { name: 'Stage 2 winner' })).toContainText('%');
    await expect(analysis.getByRole('heading', { name: 'Race Summary & Strategy' })).toBeVisible();
  }
  await expect(card(page, POCONO[1][0])).toContainText('set by hand');
  await expect(card(page, POCONO[1][0])).toContainText('The entry list is incomplete');
  await expect(card(page, POCONO[0][0])).not.toContainText('The entry list is incomplete');
});

const GUIDE = {
  Series: [
    '36 points races',
    '16-driver playoff',
    '33 races',
    '23 races',
    '26 regular-season races',
    '3 rounds',
    'Championship 4',
    '1 champion',
  ],
  Tracks: ['Superspeedways', '1.5-mile', 'Road courses', 'under 1 mile', 'Iconic venues'],
  Drivers: ['Richard Petty', 'Kyle Larson'],
  Technology: [
    'introduced in 2022',
    '18-inch wheels',
    'independent rear suspension',
    'Three manufacturers',
    '670 hp',
    '3,400 lbs',
    '200+ mph',
    'Safety systems',
  ],
  Culture: ['Streamline Hotel'],
} as const;

test('The Ultimate Guide has five tabs, the series first', async ({ page }) => {
  await ready(page);
  await expect(page.getByRole('heading', { name: 'The Ultimate Guide' })).toBeVisible();
  const tabs = page.getByRole('tablist', { name: 'The Ultimate Guide' });
  await expect(tabs.getByRole('tab')).toHaveText(Object.keys(GUIDE));
  await expect(tabs.getByRole('tab', { name: 'Series' })).toHaveAttribute('aria-selected', 'true');
  for (const [tab, texts] of Object.entries(GUIDE)) {
    await tabs.getByRole('tab', { name: tab }).click();
    const panel = page.locator(`#guide-${tab.toLowerCase()}`);
    await expect(panel).toBeVisible();
    for (const text of texts) await expect(panel).toContainText(text);
  }
  await expect(page).toHaveURL(/guide=culture/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  apart('every view of every race and the whole guide can be read', async ({ page }) => {
    await open(page);
    const cup = card(page, POCONO[0][0]);
    for (const text of ['Top drivers', 'Driver win probabilities', 'Head-to-head matchups']) {
      await expect(cup.getByRole('heading', { name: text })).toBeVisible();
    }
    await expect(cup.getByRole('heading', { name: 'Race Summary & Strategy' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Safety systems' })).toBeVisible();
  });
});
