import type { Page, Response } from '@playwright/test';
import { readPage, texts } from './html.ts';
import { test as apart, expect, readingTest as test } from './test.ts';

const PATH = '/betting-academy';
const TABS = ['Fundamentals', 'Odds', 'Strategies', 'Bankroll', 'Analysis', 'Advanced'];

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const fold = (page: Page, title: string) =>
  page.locator('details.module', { has: page.getByRole('heading', { name: title }) });
const markButton = (page: Page, title: string) =>
  page.getByRole('button', { name: `: ${title}`, includeHidden: true });
const progress = (page: Page) => page.locator('.academy-progress');

/** Opens the page and waits until its script has taken over the tabs. */
async function open(page: Page, address = PATH): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.academy[data-ready]')).toBeVisible();
}

/** Opens a module, if it is closed, and marks it complete. */
async function complete(page: Page, title: string): Promise<void> {
  const module = fold(page, title);
  if ((await module.getAttribute('open')) === null) await module.locator('> summary').click();
  await markButton(page, title).click();
}

test('six tabs show one panel at a time, and the address keeps the open one', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('tab')).toHaveText(TABS.map((name) => new RegExp(`^\\s*${name}`)));
  for (const name of TABS) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  await expect(page).toHaveURL(/\?tab=advanced$/);
  await page.reload();
  await expect(page.getByRole('tabpanel', { name: 'Advanced' })).toBeVisible();
});

test('a mark is one way, counts in the tab and in percent, and survives changes of tab', async ({
  page,
}) => {
  await open(page, `${PATH}?tab=odds`);
  await expect(progress(page)).toContainText('0 of 25 complete, 0%');
  const mark = markButton(page, 'American odds, by hand');
  await expect(mark).toHaveText(/^Mark as Complete/, { useInnerText: true });
  await mark.click();
  await expect(progress(page)).toContainText('1 of 25 complete, 4%');
  await expect(progress(page).getByRole('progressbar')).toHaveAttribute('value', '1');
  await expect(tab(page, 'Odds')).toContainText('1/4');

  await expect(mark).toHaveText(/^Complete/, { useInnerText: true });
  await expect(mark).toBeFocused();
  await mark.click({ force: true });
  await page.keyboard.press('Enter');
  await expect(progress(page)).toContainText('1 of 25 complete, 4%');

  await tab(page, 'Bankroll').click();
  await complete(page, 'One unit, flat stakes');
  await expect(progress(page)).toContainText('2 of 25 complete, 8%');
  await tab(page, 'Odds').click();
  await expect(fold(page, 'American odds, by hand').locator('> summary')).toContainText(
    'Complete',
    { useInnerText: true },
  );
  await expect(mark).toHaveText(/^Complete/, { useInnerText: true });
  const index = page.getByRole('navigation', { name: 'All 25 modules' });
  await expect(index.getByRole('link', { name: /, complete$/ })).toHaveCount(2);
});

test('the card comes at 25 of 25, not before; the browser keeps the marks', async ({ page }) => {
  await open(page);
  const card = page.getByRole('region', { name: 'All 25 modules complete' });
  const titles = await page.locator('.module h3').allTextContents();
  expect(titles).toHaveLength(25);
  for (const [index, numbered] of titles.entries()) {
    await expect(card).toBeHidden();
    const title = numbered.replace(/^\d+\. /, '');
    await page.getByRole('navigation', { name: 'All 25 modules' }).getByText(title).click();
    await complete(page, title);
    await expect(progress(page)).toContainText(`${index + 1} of 25 complete, ${4 * (index + 1)}%`);
  }
  await expect(card).toBeInViewport();
  await expect(card.getByRole('link', { name: 'Track record' })).toHaveAttribute(
    'href',
    '/track-record',
  );
  await page.reload();
  await expect(progress(page)).toContainText('25 of 25 complete, 100%');
  await expect(card).toBeVisible();
  await expect(tab(page, 'Odds')).toContainText('4/4');
  await page.evaluate(() => localStorage.setItem('academyMarks', 'not a list'));
  await page.reload();
  await expect(progress(page)).toContainText('0 of 25 complete, 0%');
  await expect(card).toBeHidden();
});

test('an answer says at once whether it holds, and why; another closes it', async ({ page }) => {
  await open(page, `${PATH}?tab=odds`);
  const check = fold(page, 'American odds, by hand').locator('.check').first();
  const answers = check.locator('summary');
  await expect(answers).toHaveCount(3);
  await expect(check.getByText('Right.')).toBeHidden();
  await check.getByText('$240', { exact: true }).click();
  await expect(check.getByText('Not quite.').filter({ visible: true })).toHaveCount(1);
  await expect(check.getByText('That is the profit of $100.')).toBeVisible();
  await check.getByText('$120', { exact: true }).click();
  await expect(check.getByText('Right.')).toBeVisible();
  await expect(check.getByText('That is the profit of $100.')).toBeHidden();
});

test('everything by keyboard: tabs, a module, an answer, the mark', async ({ page }) => {
  await open(page);
  await tab(page, 'Fundamentals').focus();
  await page.keyboard.press('End');
  await expect(tab(page, 'Advanced')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Fundamentals')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Odds' })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(fold(page, 'American odds, by hand').locator('> summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fold(page, 'American odds, by hand')).not.toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const module = fold(page, 'From a price to a probability');
  await expect(module).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(module.locator('.check summary').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(module.getByText('That is +150.')).toBeVisible();
  for (let step = 0; step < 6; step++) await page.keyboard.press('Tab');
  await expect(markButton(page, 'From a price to a probability')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(progress(page)).toContainText('1 of 25 complete, 4%');
});

test('a link to a module opens its tab and the module, from outside and from the index', async ({
  page,
}) => {
  await open(page, `${PATH}#kelly`);
  await expect(fold(page, 'Kelly, and why a quarter')).toHaveAttribute('open');
  await expect(page.getByRole('tabpanel', { name: 'Bankroll' })).toBeVisible();
  await expect(page.locator('#kelly')).toBeInViewport();
  const index = page.getByRole('navigation', { name: 'All 25 modules' });
  await index.getByRole('link', { name: 'Ratings' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Analysis' })).toBeVisible();
  await expect(page.locator('#ratings')).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('tabpanel', { name: 'Bankroll' })).toBeVisible();
});

/** Bytes of a page's scripts, both files and inline. */
async function scriptBytes(page: Page, address: string): Promise<number> {
  const files: Promise<number>[] = [];
  const count = (answer: Response): void => {
    if (answer.request().resourceType() !== 'script') return;
    files.push(answer.body().then((body) => body.length));
  };
  page.on('response', count);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  page.off('response', count);
  const inline = await page
    .locator('script:not([src]):not([type="application/ld+json"])')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent?.length ?? 0));
  return [...(await Promise.all(files)), ...inline].reduce((sum, size) => sum + size, 0);
}

apart(
  'it has no framework, and at most 5 KB of script more than a page of text',
  async ({ page }) => {
    const text = await scriptBytes(page, '/responsible-gambling');
    const academy = await scriptBytes(page, PATH);
    expect(academy - text).toBeGreaterThan(0);
    expect(academy - text).toBeLessThan(5000);
    await expect(page.locator('astro-island')).toHaveCount(0);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  apart('every module can be read, and no button is there that does nothing', async ({ page }) => {
    await page.goto(PATH);
    for (const name of TABS) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
    await expect(page.locator('details.module > summary')).toHaveCount(25);
    const last = fold(page, 'Correlation in one game');
    await last.locator('> summary').click();
    await expect(last.getByText('Counted together: 32%')).toBeVisible();
    await last.locator('.check summary').first().click();
    await expect(last.getByText('The margins multiply, they do not stay.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Mark as Complete/ })).toHaveCount(0);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.getByRole('link', { name: 'Losing runs: how long is normal' }).first().click();
    await expect(page.locator('#losing-runs')).toBeInViewport();
  });
});

apart(
  'the page as it is sent has 25 modules, each with a calculation, two questions and a button',
  async ({ request }) => {
    const page = await readPage(request, PATH);
    expect(texts(page, 'h1')).toEqual(['How to Bet on Sports']);
    expect(page.querySelectorAll('.tabpanel')).toHaveLength(6);
    expect(page.querySelectorAll('.module')).toHaveLength(25);
    for (const module of page.querySelectorAll('.module')) {
      expect(module.querySelectorAll('.calc li').length).toBeGreaterThan(1);
      expect(module.querySelectorAll('.check')).toHaveLength(2);
      expect(module.querySelectorAll('.check details.right')).toHaveLength(2);
      expect(texts(module, 'button')[0]).toContain('Mark as Complete');
    }
    expect(page.toString()).not.toMatch(/ style="/);
    const data = texts(page, 'script[type="application/ld+json"]').join('\n');
    expect(data).toContain('BreadcrumbList');
    expect(data).toContain('"learningResourceType":"Course"');
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain(`${PATH}</loc>`);
  },
);

apart('the other name of the page moves for good', async ({ request }) => {
  const answer = await request.get('/betting-guide', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(new URL(answer.headers().location ?? '', 'http://localhost').pathname).toBe(PATH);
});

test('the search finds what a module teaches', async ({ page }) => {
  await page.goto('/search?q=kelly');
  const result = page.getByRole('link', { name: 'How to Bet on Sports' });
  await expect(result).toHaveAttribute('href', PATH);
});
