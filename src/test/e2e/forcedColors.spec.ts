import type { Locator } from '@playwright/test';
import { publishedGames } from './games.ts';
import { expect, test } from './test.ts';

test.use({ forcedColors: 'active', viewport: { width: 1440, height: 900 } });

/** What is drawn of an element's ground, text and edges. */
const look = (element: Locator): Promise<string> =>
  element.evaluate((one) => {
    const { backgroundColor, color, borderTopColor, borderBottomColor, borderInlineStartWidth } =
      getComputedStyle(one);
    return [
      backgroundColor,
      color,
      borderTopColor,
      borderBottomColor,
      borderInlineStartWidth,
    ].join();
  });

/** Pages with a choice: the chosen one, and another. */
const CHOICES = [
  ['/tennis', '.tabs > [aria-selected="true"]', '.tabs > [aria-selected="false"]'],
  ['/betting-academy', '.tabs > [aria-selected="true"]', '.tabs > [aria-selected="false"]'],
  [
    '/predictions',
    '.chip[aria-current], .chip[aria-pressed="true"]',
    '.chip:not([aria-current], [aria-pressed="true"])',
  ],
  ['/predictions', '.segments > [aria-current]', '.segments > :not([aria-current])'],
  ['/features', '.segments > :has(:checked)', '.segments > :not(:has(:checked), legend)'],
  ['/predictions', '.theme [aria-pressed="true"]', '.theme [aria-pressed="false"]'],
] as const;

for (const [path, chosen, other] of CHOICES) {
  test(`what is chosen can be told in forced colors: ${path} ${chosen}`, async ({ page }) => {
    await page.goto(path);
    expect(await look(page.locator(chosen).first())).not.toBe(
      await look(page.locator(other).first()),
    );
  });
}

test('the section bar of a game, its colors and its best price can be told in forced colors', async ({
  page,
  request,
}) => {
  const game = (await publishedGames(request)).find(({ odds }) => odds.length === 2);
  await page.goto(`/game/${game?.id}`);
  const bar = page.locator('.on-page');
  await expect(bar.locator('[aria-current]')).toHaveCount(1);
  expect(await look(bar.locator('[aria-current]'))).not.toBe(
    await look(bar.locator('a:not([aria-current])').first()),
  );
  await expect(page.locator('#odds .best').first()).toHaveCSS('text-decoration-line', 'underline');
  const fill = (side: string) =>
    page
      .locator(`.comb .area-${side}`)
      .first()
      .evaluate((area) => getComputedStyle(area).fill);
  expect(await fill('home')).not.toBe(await fill('away'));
  const ground = (step: number) =>
    page
      .locator(`.heatmap i.step-${step}`)
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  expect(await ground(0)).not.toBe(await ground(6));
});

test('a button and a field keep an edge and their focus a ring in forced colors', async ({
  page,
}) => {
  await page.goto('/subscribe');
  const button = page.locator('main .button').first();
  await expect(button).toHaveCSS('border-top-style', 'solid');
  await page.locator('#phone').focus();
  await expect(page.locator('#phone')).toHaveCSS('outline-style', 'solid');
});
