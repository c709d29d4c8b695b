import type { Page } from '@playwright/test';
import { test as apart, expect, readingTest as test } from './test.ts';

const open = (page: Page, query: string) => page.goto(`/search?q=${encodeURIComponent(query)}`);
const status = (page: Page) => page.getByRole('status');
const results = (page: Page) => page.getByRole('region', { name: 'Results' });

test('an address with a query shows its results; a new search moves on, and back leads back', async ({
  page,
}) => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  await open(page, 'lakers');
  await expect(status(page)).toHaveText(/^\d+ results? for “lakers”$/);
  await expect(page).toHaveTitle(/^lakers \| Search/);
  const first = results(page).getByRole('listitem').first();
  await expect(first.getByRole('link')).toHaveText('Los Angeles Lakers');
  await expect(first).toContainText('Team');
  await expect(first.locator('mark')).toContainText(['Lakers']);

  await page.getByRole('searchbox', { name: 'Search' }).fill('LAL');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=LAL$/);
  await expect(first.getByRole('link')).toHaveText('Los Angeles Lakers');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('lakers');
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/team\/nba\/los-angeles-lakers$/);
  expect(heard).toEqual([]);
});

test('leagues are found by name and by code, and more results on request', async ({ page }) => {
  await open(page, 'UFC');
  const sport = results(page).locator('li', { has: page.locator('a[href="/ufc"]') });
  await expect(sport.locator('.meta')).toHaveText('Sport');
  await expect(sport.locator('.badge')).toHaveCount(0);
  for (const query of ['premier league', 'EPL']) {
    await open(page, query);
    await expect(results(page).getByRole('link').first()).toHaveAttribute('href', '/league/epl');
  }
  await open(page, 'NFL');
  await expect(results(page).getByRole('listitem')).toHaveCount(20);
  await page.getByRole('button', { name: 'More results' }).click();
  await expect(results(page).getByRole('listitem').nth(20).getByRole('link')).toBeFocused();
});

test('every word of a query must be on a page, in any order; names come before mentions', async ({
  page,
}) => {
  const hits = results(page).getByRole('listitem');
  const found = async (query: string): Promise<readonly string[]> => {
    await open(page, query);
    await expect(status(page)).toHaveText(/results? for/);
    return hits.getByRole('link').allTextContents();
  };

  await open(page, 'pga');
  await expect(hits.first().getByRole('link')).toHaveText('PGA Tour Tournaments');
  const named = (await found('pga')).map((title) => /\bPGA\b/.test(title));
  expect(named.slice(0, 3)).toEqual([true, true, true]);
  expect(named.lastIndexOf(true)).toBeLessThan(
    named.includes(false) ? named.indexOf(false) : named.length,
  );

  for (const query of ['Los Angeles Lakers', 'lakers angeles los']) {
    expect((await found(query))[0]).toBe('Los Angeles Lakers');
  }

  // Each word has its own pages; a page found for both must contain both.
  const both = await found('Chiefs bills');
  expect(await found('bills chiefs')).toEqual(both);
  const [chiefs, bills] = [await found('chiefs'), await found('bills')];
  expect(chiefs[0]).toBe('Kansas City Chiefs');
  expect(bills[0]).toBe('Buffalo Bills');
  for (const title of both) expect(chiefs).toContain(title);
  for (const half of ['Kansas City Chiefs', 'Buffalo Bills']) expect(both).not.toContain(half);
});

test('two names that no page has together are offered each alone', async ({ page }) => {
  await open(page, 'Chiefs bills');
  const alone = page.getByText('Try one word:');
  await expect(alone).toContainText('No match. Try one word:');
  await expect(alone.getByRole('link')).toHaveText(['chiefs', 'bills']);
  await alone.getByRole('link', { name: 'bills' }).click();
  await expect(results(page).getByRole('link').first()).toHaveText('Buffalo Bills');
  await expect(alone).toBeHidden();
  await open(page, 'Los Angeles Lakers');
  await expect(results(page).getByRole('link').first()).toHaveText('Los Angeles Lakers');
  await expect(alone).toBeHidden();
});

test('nicknames, events and a name with one letter wrong are found', async ({ page }) => {
  const first = results(page).getByRole('listitem').first();
  for (const [query, title] of [
    ['niners', 'San Francisco 49ers'],
    ['MAN  UTD', 'Manchester United'],
    ['super bowl', 'NFL'],
    ['cheifs', 'Kansas City Chiefs'],
  ] as const) {
    await open(page, query);
    await expect(first.getByRole('link')).toHaveText(title);
  }
  await expect(status(page)).toHaveText(/results? for “chiefs” instead of “cheifs”$/);
});

test('a word that is a name finds what is named so, not what mentions it', async ({ page }) => {
  await open(page, 'chiefs');
  await expect(status(page)).toHaveText(/results? for/);
  const found = await results(page).getByRole('listitem').getByRole('link').allTextContents();
  for (const title of found) expect(title).toContain('Chiefs');
  await open(page, 'crew chiefs');
  await expect(results(page).getByRole('listitem').first()).toContainText(/crew chief/i);
});

test('a word that is on no page finds nothing, whatever the others find', async ({ page }) => {
  for (const query of ['lakers zzzzqqq', 'lakersxyz']) {
    await open(page, query);
    await expect(status(page)).toHaveText(`No results for “${query}”`);
    await expect(results(page)).toBeHidden();
  }
});

apart('nothing found, nothing asked and a search that fails all lead on', async ({ page }) => {
  const way = page.locator('main').getByRole('link', { name: 'Premier League' });
  await open(page, 'zzzzqqq');
  await expect(status(page)).toHaveText('No results for “zzzzqqq”');
  await expect(way).toBeVisible();
  await page.goto('/search?q=');
  await expect(status(page)).toBeEmpty();
  await expect(way).toBeVisible();
  await page.route('**/pagefind/**', (route) => route.abort());
  await open(page, 'lakers');
  await expect(status(page)).toHaveText('Search failed.');
  await expect(way).toBeVisible();
});

test('markup in a query is only ever text', async ({ page }) => {
  const query = '<img src=x onerror="document.title=1"> zzzzqqq';
  await open(page, query);
  await expect(status(page)).toContainText(`for “${query}”`);
  await expect(page.getByRole('searchbox')).toHaveValue(query);
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(page).toHaveTitle(`${query} | Search | Simcast`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  apart('the page says so, and links every league and sport', async ({ page }) => {
    await open(page, 'lakers');
    await expect(page.getByText('Search needs JavaScript')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    const links = page.locator('main').getByRole('link');
    for (const name of ['NFL', 'Premier League', 'UFC', 'Tennis'])
      await expect(links.filter({ hasText: name }).first()).toBeVisible();
  });
});
