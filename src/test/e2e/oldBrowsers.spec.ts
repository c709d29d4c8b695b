import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { supportedTexts } from '../supported/builtFiles.ts';
import { EXCUSED, isExcused } from '../supported/excused.ts';
import { lackingInMarkup } from '../supported/lackingInMarkup.ts';
import { lackingInScript } from '../supported/lackingInScript.ts';
import { lackingInStyle } from '../supported/lackingInStyle.ts';
import { typeCode } from './enterCode.ts';
import { publishedGames } from './games.ts';
import { makeOld } from './oldBrowser.ts';
import { TEMPLATES } from './routes.ts';
import { enterAs, newPhone } from './signIn.ts';
import { E2E } from './stack.ts';
import { buyPremium } from './stripe.ts';
import { expect, test } from './test.ts';

test('the build uses nothing that a supported browser lacks and cannot do without', () => {
  const { scripts, styles, attributes } = supportedTexts(join(E2E.data, 'dist'));
  expect(scripts.size).toBeGreaterThan(50);
  const found: [feature: string, place: string][] = [
    ...[...scripts].flatMap(([text, place]) =>
      lackingInScript(text).map((one): [string, string] => [one, place]),
    ),
    ...[...styles].flatMap(([text, place]) =>
      [...lackingInStyle(text)].map(([one, where]): [string, string] => [
        one,
        `${place}: ${where}`,
      ]),
    ),
    ...[...attributes].flatMap(([text, place]) =>
      lackingInMarkup(text).map((one): [string, string] => [one, `${place}: ${text}`]),
    ),
  ];
  expect(found.filter(([feature]) => !isExcused(feature))).toEqual([]);
  // What is no longer used needs no excuse.
  const unused = Object.keys(EXCUSED).filter(
    (beginning) => !found.some(([feature]) => feature.startsWith(beginning)),
  );
  expect(unused).toEqual([]);
});

test.describe('in a browser as old as we support', () => {
  test.beforeEach(({ context }) => makeOld(context));

  /** What a page throws and logs as an error. */
  function errorsOf(page: Page): string[] {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
    });
    return errors;
  }

  test('it lacks what it should', async ({ page }) => {
    await page.goto('/about');
    const there = await page.evaluate(() => [
      'groupBy' in Map,
      'withResolvers' in Promise,
      'canParse' in URL,
      'Segmenter' in Intl,
      'isWellFormed' in String.prototype,
      'showPopover' in HTMLElement.prototype,
      'requestIdleCallback' in globalThis,
      'toSorted' in Array.prototype,
    ]);
    expect(there).toEqual([false, false, false, false, false, false, false, true]);
  });

  test('every kind of page opens without an error', async ({ page, request }) => {
    const errors = errorsOf(page);
    const [game] = await publishedGames(request);
    for (const path of [...TEMPLATES, `/game/${game?.id}`]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect(errors).toEqual([]);
  });

  test('a tooltip opens, and none is open beforehand', async ({ page, request }) => {
    const [game] = await publishedGames(request);
    await page.goto(`/game/${game?.id}`);
    expect(await page.locator('.tip:visible').count()).toBe(0);
    await page.locator('.term:visible').first().click();
    await expect(page.locator('.tip:visible')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('.tip:visible')).toHaveCount(0);
  });

  test('a question about the browser’s storage that throws ends no page', async ({
    page,
    context,
    request,
  }) => {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
      for (const name of ['share', 'clipboard', 'serviceWorker', 'storage'])
        Object.defineProperty(Navigator.prototype, name, { value: undefined });
      for (const name of ['Notification', 'PushManager', 'BroadcastChannel'])
        Reflect.deleteProperty(globalThis, name);
      Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
    });
    const errors = errorsOf(page);
    const games = await publishedGames(request);
    for (const path of TEMPLATES) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    const game = games.find(({ odds }) => odds.length === 2);
    await page.goto(`/game/${game?.id}`);
    await page.locator('#odds [data-take]').first().press('Enter');
    await page.getByRole('dialog').getByLabel('Stake, $').fill('20');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Noted' })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('a visitor signs in', async ({ page }) => {
    const errors = errorsOf(page);
    const phone = newPhone();
    await typeCode(page, phone);
    await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('a member cancels, names the card on a new device, and keeps it', async ({
    page,
    context,
  }) => {
    const errors = errorsOf(page);
    await enterAs(context);
    await buyPremium(page);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    const keep = page.getByRole('button', { name: 'Keep my subscription' });
    await expect(keep).toBeVisible();
    await page.route(
      '**/api/subscriptions/resume',
      (route) => route.fulfill({ status: 428, json: { error: 'Please name the card on file' } }),
      { times: 1 },
    );
    await keep.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: /Not now|Close|Cancel/ }).click();
    await expect(keep).not.toHaveAttribute('aria-busy');
    await keep.click();
    await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
    expect(errors.filter((error) => !/428/.test(error))).toEqual([]);
  });

  test('a bet is noted, graded and deleted', async ({ page, request }) => {
    const errors = errorsOf(page);
    const game = (await publishedGames(request)).find(({ odds }) => odds.length === 2);
    await page.goto(`/game/${game?.id}`);
    await page.locator('#odds [data-take]').first().press('Enter');
    await page.getByRole('dialog').getByLabel('Stake, $').fill('20');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Noted' })).toBeVisible();
    await page.goto('/my-bets');
    const row = page.locator('.bets-table tbody tr');
    await expect(row).toHaveCount(1);
    await row.getByRole('combobox').selectOption('loss');
    await expect(page.locator('.stat').filter({ hasText: 'Profit' })).toContainText('−$20');
    await page.getByRole('button', { name: 'Delete all bets' }).click();
    await page.getByRole('button', { name: 'Delete all', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No bet noted yet' })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('a prediction runs again to the same digits', async ({ page, request }) => {
    const errors = errorsOf(page);
    const game = (await publishedGames(request)).find(({ prediction }) => prediction);
    await page.goto(`/game/${game?.id}`);
    await page.locator('#proof > summary').click();
    const panel = page.locator('#re-run');
    await panel.getByRole('button', { name: 'Re-run this prediction' }).click();
    await expect(panel.locator('.rerun-verdict')).toHaveText(
      /^Same inputs, same seed, same numbers: (\d+) of \1 lines match\.$/,
    );
    expect(errors).toEqual([]);
  });

  test('a search finds, and one panel of a set is shown', async ({ page }) => {
    const errors = errorsOf(page);
    await page.goto('/search?q=lakers');
    await expect(page.locator('.hits li').first()).toBeVisible();
    await page.goto('/betting-academy');
    await expect(page.locator('.tabpanel:visible')).toHaveCount(1);
    expect(errors).toEqual([]);
  });
});
