import { pageOf } from './builtPage.ts';
import { test as apart, expect, readingTest as test } from './test.ts';

test.describe('UFC page', () => {
  test.beforeEach(({ page }) => page.goto('/ufc'));

  test('hero, next fight-night card with main event, main card, preliminary card and sources', async ({
    page,
  }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('UFC Predictions');
    for (const part of ['Main Event', 'Main Card', 'Preliminary Card', 'Sources']) {
      await expect(page.getByRole('heading', { name: part, exact: true }).first()).toBeVisible();
    }
  });

  test('a phone’s first screen has who wins, how often, how, and the best price', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const head = page.getByRole('region', { name: 'Main event' }).first();
    for (const text of ['Topuria wins', 'Predicted winner', /^by KO\/TKO \d+%/, 'Best price']) {
      const box = await head.getByText(text).filter({ visible: true }).first().boundingBox();
      expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(844);
    }
  });

  test('the sample of June 2025 is in the archive, dated, and says what it is', async ({
    page,
  }) => {
    await expect(page.getByText('Updated June 16, 2025')).toBeHidden();
    await page.locator('#archive > summary').click();
    await expect(page.getByText('Updated June 16, 2025')).toBeVisible();
    await expect(page.getByText('Sample, June 16, 2025')).toBeVisible();
    await expect(page.getByText('Saturday, June 21, 2025, 12:00 PM EDT')).toBeVisible();
    await expect(page.getByText('A past card, simulated afterward as an example')).toBeVisible();
  });

  test('the next card comes first, the sample after it in the archive: a line a bout', async ({
    page,
  }) => {
    const cards = page.locator('main h2');
    await expect(cards.first()).not.toHaveText('UFC Fight Night: Hill vs. Rountree Jr.');
    await page.getByRole('link', { name: 'A card of 2025' }).click();
    await expect(
      page.getByRole('heading', { name: 'UFC Fight Night: Hill vs. Rountree Jr.' }),
    ).toBeVisible();
    const line = page.getByRole('article').filter({ hasText: 'Seokhyeon Ko' });
    await expect(line.getByText('Welterweight, 3 rounds')).toBeVisible();
    await expect(line.getByText('Expected duration')).toBeHidden();
    await line.locator('summary').click();
    await expect(line.getByText('Expected duration')).toBeVisible();
  });

  test('the main event shows probability, methods, rounds, totals, fair odds, factors, duration and stars', async ({
    page,
  }) => {
    const event = page.getByRole('region', { name: 'Main event' }).first();
    await expect(event.getByRole('img', { name: /^Win probability: Topuria \d/ })).toBeVisible();
    await page.getByText('Full breakdown: Topuria vs. Tsarukyan').click();
    for (const panel of [
      'Method of victory',
      'Round by round',
      'Over / under rounds',
      'Fair odds',
      'Key factors',
      'Expected duration',
      'Confidence Rating',
    ]) {
      await expect(page.getByRole('heading', { name: panel, exact: true }).first()).toBeVisible();
    }
    const methods = page.getByRole('table', {
      name: 'Method of victory, Topuria against Tsarukyan',
    });
    for (const method of ['KO/TKO', 'Submission', 'Decision']) {
      await expect(methods.getByRole('rowheader', { name: method })).toBeVisible();
    }
    await expect(page.getByRole('img', { name: /of 5 stars/ }).first()).toBeAttached();
  });

  test('a bout of the main card is three lines; the rest of its figures is closed until asked for', async ({
    page,
  }) => {
    const card = page.getByRole('article').filter({ hasText: 'Yan Xiaonan' });
    await expect(card.getByText(/Strawweight, 3 rounds/)).toBeVisible();
    const details = card.locator('details');
    await expect(details).not.toHaveAttribute('open');
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open');
    await expect(card.getByRole('heading', { name: 'Round by round' })).toBeVisible();
  });

  test('fighters’ names link to their pages', async ({ page }) => {
    const link = page.getByRole('link', { name: 'Ilia Topuria' });
    await expect(link).toHaveAttribute('href', '/fighter/ilia-topuria');
  });

  test('long guide: history, weight classes 115–265 lbs, legends, styles, trivia', async ({
    page,
  }) => {
    await page.getByRole('link', { name: 'UFC guide' }).click();
    for (const section of [
      'History',
      'Weight Classes',
      'Scoring and Rules',
      'Legends',
      'Fighting Styles',
      'Trivia',
      'How We Simulate a Fight',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
    }
    const classes = page.getByRole('table', { name: 'UFC weight classes, 115–265 lbs' });
    await expect(classes.getByRole('rowheader')).toHaveCount(9);
    await expect(classes.getByText('up to 265 lbs')).toBeVisible();
    const words = await page.locator('.guide .prose').textContent();
    expect(words?.split(/\s+/).length).toBeGreaterThan(2000);
  });
});

apart('a bout with all that folds under it has few elements: a page has two dozen', async () => {
  const bouts = (await pageOf('/ufc')).all('.bout-line');
  const sizes = bouts.map((bout) => bout.all('*').length);
  expect(sizes.length).toBeGreaterThan(15);
  expect(Math.max(...sizes)).toBeLessThan(110);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  apart('the UFC page reads in full, and a bout still opens', async ({ page }) => {
    await page.goto('/ufc');
    await page.locator('#guide > summary').click();
    await expect(page.getByRole('heading', { name: 'Trivia' })).toBeVisible();
    const details = page.locator('article details').first();
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open');
  });
});
