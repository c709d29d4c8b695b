import type { Page } from '@playwright/test';
import { GAME_PLAYERS } from '#contract/players/paths.ts';
import { middleLine } from '#domain/players/lineAsked.ts';
import { lineAt } from '#domain/players/lineAt.ts';
import { LINES, openWithPlayers } from './lineups/page.ts';
import { expect, test } from './test.ts';

const MAHOMES = LINES.find(({ name }) => name === 'Patrick Mahomes');
const countsOf = (stat: string) => {
  const counts = MAHOMES?.stats[stat];
  if (!counts) throw new Error(`No ${stat}`);
  return counts;
};
const YARDS = countsOf('passingYards');
const MIDDLE = middleLine('passingYards', YARDS) ?? 0;

const count = (page: Page, name: string) => page.getByRole('link', { name });
const slider = (page: Page) => page.getByRole('slider', { name: /^Line, / });
const said = (page: Page) => page.locator('.line-row output');

/** Expects the chances at a line as the counts give them. */
async function expectAt(page: Page, stat: string, line: number): Promise<void> {
  const { over, under, overPrice, underPrice } = lineAt(stat, countsOf(stat), line);
  await expect(said(page)).toContainText(`Over ${line}${over} fair ${overPrice}`);
  await expect(said(page)).toContainText(`Under ${line}${under} fair ${underPrice}`);
}

test('a tap on a count opens its distribution, with a line to move and any stat to choose', async ({
  page,
  request,
}, { outputDir }) => {
  const scripts: string[] = [];
  page.on('request', (asked) => asked.resourceType() === 'script' && scripts.push(asked.url()));
  const { asked } = await openWithPlayers(page, request, outputDir);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  expect(asked).toHaveLength(0);

  const yards = count(page, 'Mahomes, passing yards');
  await yards.click();
  await expect(yards).toHaveAttribute('aria-expanded', 'true');
  await expectAt(page, 'passingYards', MIDDLE);
  await expect(page.getByRole('img', { name: /^Passing yards/ })).toBeVisible();
  // What opens at a tap, its own file and what it shares with a re-run and a player’s page, and only now.
  expect(scripts.length - before).toBeLessThanOrEqual(5);

  await page.getByRole('spinbutton', { name: 'Line, pass yds, number' }).fill('300');
  await expectAt(page, 'passingYards', 300);
  await page.getByLabel('Stat', { exact: true }).selectOption('passingTouchdowns');
  await expect(said(page)).toContainText(/^Over \d\.5/);
  await expect(page.getByRole('link', { name: 'His page' })).toHaveAttribute(
    'href',
    /-patrick-mahomes\?stat=passingTouchdowns&line=\d\.5$/,
  );

  await count(page, 'Worthy, receptions').click();
  await expect(yards).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.line-row')).toHaveCount(1);
  await count(page, 'Worthy, receptions').click();
  await expect(page.locator('.line-row')).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test('all of it goes by keyboard', async ({ page, request }, { outputDir }) => {
  await openWithPlayers(page, request, outputDir);
  const yards = count(page, 'Mahomes, passing yards');
  await yards.focus();
  await page.keyboard.press('Enter');
  await expectAt(page, 'passingYards', MIDDLE);
  await expect(yards).toBeFocused();
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectAt(page, 'passingYards', MIDDLE + 0.5);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', `${MIDDLE + 0.5} pass yds`);
  await expect(said(page)).toContainText(`Exactly ${MIDDLE + 0.5}`);
  await yards.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.line-row')).toHaveCount(0);
});

test('where the lines cannot be had the panel says so, with the way to his page', async ({
  page,
  request,
}, { outputDir }) => {
  const { id } = await openWithPlayers(page, request, outputDir);
  await page.route(`**${GAME_PLAYERS.replace(':id', String(id))}`, (route) =>
    route.fulfill({ status: 503, json: { error: 'Later' } }),
  );
  await count(page, 'Mahomes, passing yards').click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute(
    'href',
    /^\/player\/nfl\/n\d+-patrick-mahomes$/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a count is a link to the same on his page', async ({ page, request }, { outputDir }) => {
    await openWithPlayers(page, request, outputDir);
    const link = page.getByRole('link', { name: 'Mahomes, passing yards 268 213–322' });
    await expect(link).toHaveAttribute(
      'href',
      /^\/player\/nfl\/n\d+-patrick-mahomes#passingYards$/,
    );
    await expect(page.getByRole('row', { name: /Rashee Rice/ })).toContainText(
      'WR, questionable, plays 62%',
    );
  });
});
