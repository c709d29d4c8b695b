import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { publishedGames } from './games.ts';
import { enterAs, inDatabase, type SignedUp } from './signIn.ts';
import { expect, test } from './test.ts';

/** Opens a game with prices from both books. */
async function openGame(page: Page) {
  const game = (await publishedGames(page.request)).find(({ odds }) => odds.length === 2);
  await page.goto(`/game/${game?.id}`);
  return game;
}

/** The first row's button, and its bet's name. */
async function firstRow(page: Page) {
  const button = page.locator('#odds [data-alert]').first();
  const label = ((await button.getAttribute('aria-label')) ?? '').replace('Alert me: ', '');
  return { button, label };
}

const wishesOf = ({ id }: SignedUp) =>
  inDatabase((query) =>
    query<{ label: string; kind: string }>(
      "select label, wish ->> 'kind' as kind from public.member_alerts where member_id = $1 order by id",
      [id],
    ),
  );

test('two taps from a game page set an alert; it stands in the one list, pauses and goes on, and is deleted', async ({
  page,
  context,
}) => {
  const member = await enterAs(context, { status: 'active' });
  await openGame(page);
  await expect(page.locator('html[data-who=member]')).toBeAttached();
  const { button, label } = await firstRow(page);
  // First press.
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: `Alert me: ${label}` })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const choice = dialog.getByRole('button', { name: /or better/ }).first();
  // Second press.
  await choice.click();
  await expect(dialog.getByRole('heading', { name: 'Alert set' })).toBeVisible();
  await expect(dialog).toContainText(
    'Texts, e-mail and notifications are off, so it shows here only.',
  );
  const [wish] = await wishesOf(member);
  expect(wish?.kind).toBe('price');
  expect(wish?.label).toMatch(/ at [+−]\d+ or better$/);
  await dialog.getByRole('link', { name: 'All your alerts' }).click();
  await expect(page.getByRole('heading', { name: wish?.label ?? '' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pause all' }).click();
  await expect(page.getByText('All alerts are paused: nothing is checked')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Resume all' }).click();
  await expect(page.getByRole('button', { name: 'Pause all' })).toBeVisible();
  await page.getByRole('button', { name: `Delete: ${wish?.label}` }).click();
  await expect(page.getByRole('heading', { name: 'No alert set yet' })).toBeVisible();
  expect(await wishesOf(member)).toEqual([]);
});

test('by keyboard alone: each choice of a spread’s row can be set, and the focus comes back', async ({
  page,
  context,
}) => {
  const member = await enterAs(context, { status: 'active' });
  await openGame(page);
  await expect(page.locator('html[data-who=member]')).toBeAttached();
  const button = page.locator('#odds tbody').nth(1).locator('[data-alert]').first();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const choices = dialog.locator('.alert-choice button');
  await expect(choices).toHaveCount(6);
  for (let at = 0; at < 6; at += 1) {
    await choices.nth(at).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Alert set' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Set another' }).press('Enter');
  }
  expect((await wishesOf(member)).map(({ kind }) => kind)).toEqual([
    'price',
    'price',
    'line',
    'prediction',
    'prediction',
    'return',
  ]);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a price of one’s own; what is no price, and one that is there already, are said', async ({
  page,
  context,
}) => {
  const member = await enterAs(context, { status: 'active' });
  await openGame(page);
  await expect(page.locator('html[data-who=member]')).toBeAttached();
  await (await firstRow(page)).button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Another price of this bet').click();
  const price = dialog.getByLabel('Price or better');
  await price.fill('50');
  await price.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('A price is a whole number');
  await price.fill('-9000');
  await price.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('You can get that price now');
  await price.fill('+900');
  await price.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Alert set' })).toBeVisible();
  expect((await wishesOf(member))[0]?.label).toContain('at +900 or better');
});

test('a visitor is told that alerts are part of Premium, on the game page and on their own', async ({
  page,
}) => {
  await openGame(page);
  await (await firstRow(page)).button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Alerts are part of Premium');
  await expect(dialog.getByRole('link', { name: 'See the plans or log in' })).toHaveAttribute(
    'href',
    '/subscribe',
  );
  await expect(dialog.locator('.alert-choice')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.goto('/alerts');
  await expect(page.getByRole('heading', { name: 'Alerts are part of Premium' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('who has shut themselves out sees no alerts, and can set none', async ({ page, context }) => {
  const member = await enterAs(context, { status: 'active' });
  await inDatabase((query) =>
    query(
      `insert into public.exclusions (phone_hash, kind, ends_at)
       select phone_hash, 'pause', public.clock() + interval '1 day' from public.members where id = $1`,
      [member.id],
    ),
  );
  await page.goto('/alerts');
  await expect(page.getByText('You asked not to see picks, prices and offers')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Alerts', exact: true })).toBeHidden();
  await openGame(page);
  await expect(page.locator('#odds')).toBeHidden();
  const status = await page.evaluate(async () => {
    const answer = await fetch('/api/alerts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ wish: { kind: 'return', league: null, cents: 2 }, zone: 'UTC' }),
    });
    return answer.status;
  });
  expect(status).toBe(403);
});

test('any price that pays is set on the page of alerts; what came of one is told there', async ({
  page,
  context,
}) => {
  const member = await enterAs(context, { status: 'active' });
  const game = (await publishedGames(page.request))[0];
  await page.goto('/alerts');
  await page.getByLabel('League').selectOption('NFL');
  await page
    .getByRole('button', { name: 'Set: Any NFL bet worth taking above +2¢ per $1' })
    .click();
  await expect(
    page.getByRole('heading', { name: 'Any NFL bet worth taking above +2¢ per $1' }),
  ).toBeVisible();
  await inDatabase((query) =>
    query(
      `insert into public.alert_firings (alert_id, key, game_id, what, figures_at, outcome)
       select id, 'x', $2, 'Bills to win +104 at Bovada, +3.1¢ per $1', public.clock(), 'held'
       from public.member_alerts where member_id = $1`,
      [member.id, game?.id],
    ),
  );
  await page.reload();
  await expect(page.getByText('Bills to win +104 at Bovada, +3.1¢ per $1')).toBeVisible();
  await expect(page.getByText('Not sent: you already had 5 alerts that day.')).toBeVisible();
});

test('what alerts need is loaded once they are pressed for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/startAlertMe/.test(request.url())) asked.push(request.url());
  });
  await openGame(page);
  const { button } = await firstRow(page);
  await expect(button).toBeVisible();
  expect(asked).toEqual([]);
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
});

test('moments of followed teams’ games are off until set, and the quiet hours that are saved stay', async ({
  page,
  context,
}) => {
  const member = await enterAs(context, { status: 'active' });
  await page.goto('/alerts');
  const part = page.getByRole('region', { name: 'While your teams play' });
  await expect(part.getByRole('listitem')).toHaveCount(3);
  expect(await wishesOf(member)).toEqual([]);
  await part.getByRole('button', { name: /is within one score at the end/ }).click();
  await expect(
    page.getByRole('heading', { name: 'A game of a team you follow is within one score' }),
  ).toBeVisible();
  await expect(part.getByRole('listitem')).toHaveCount(2);
  expect((await wishesOf(member)).map(({ kind }) => kind)).toEqual(['play']);
  await part.getByLabel('Quiet from').selectOption('1:00 AM');
  await part.getByLabel('Until').selectOption('6:00 AM');
  await part.getByRole('button', { name: 'Save quiet hours' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Quiet hours saved' })).toBeAttached();
  await page.reload();
  await expect(part.getByLabel('Quiet from')).toHaveValue('1');
  await expect(part.getByLabel('Until')).toHaveValue('6');
  expect(await violations(page)).toEqual([]);
});
