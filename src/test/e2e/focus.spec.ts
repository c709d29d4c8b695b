import type { Page } from '@playwright/test';
import { publishedGames } from './games.ts';
import { enterAs } from './signIn.ts';
import { expect, test } from './test.ts';

/** The focus is on something after an action, and what holds it can be seen. */
async function holdsFocus(page: Page, after: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const { activeElement: at } = document;
          const none = at === null || at === document.body || at instanceof HTMLDialogElement;
          return none ? 'nothing' : at.checkVisibility() ? 'something' : 'what is hidden';
        }),
      { message: after },
    )
    .toBe('something');
}

/** Presses what a reader with a keyboard presses, and looks where the focus is. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).last();
  await button.focus();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(200);
  await holdsFocus(page, `after ${name}`);
}

test('a noted bet: the focus goes to "Noted", then back to its price', async ({
  page,
  request,
}) => {
  const game = (await publishedGames(request)).find(({ odds }) => odds.length === 2);
  await page.goto(`/game/${game?.id}`);
  const take = page.locator('#odds [data-take]').first();
  await take.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Stake, $').fill('10');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Noted' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(take).toBeFocused();
});

test('my bets: after each action the focus is near what it was about', async ({ page }) => {
  await page.goto('/my-bets');
  await expect(page.locator('.my-bets[data-ready]:not([aria-busy])')).toBeVisible();
  const csv =
    'date,event,market,pick,price,stake,result\n2026-11-20,A @ B,moneyline,B,-110,10,Won\n2026-11-21,C @ D,total,Over,100,10,Pending\n2026-11-21,E @ F,other,F,120,10,Pending\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bets.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('3 bets imported.')).toBeVisible();
  await press(page, /^Correct A/);
  await page.getByRole('dialog').getByLabel('Stake, $').fill('20');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await holdsFocus(page, 'after a correction');
  await press(page, /^Delete C/);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await press(page, 'Undo');
  await press(page, /^Delete C/);
  await press(page, 'Close');
  // A bet that is graded by hand leaves its row for another table.
  await page.getByRole('combobox').first().focus();
  await page.getByRole('combobox').first().selectOption('loss');
  await holdsFocus(page, 'after a result by hand');
  await press(page, 'Delete all bets');
  await press(page, 'Keep them');
  await press(page, 'Delete all bets');
  await press(page, 'Delete all');
});

test('the account: signing out everywhere leaves the focus on a heading', async ({
  page,
  context,
}) => {
  await enterAs(context, { status: 'active' });
  await page.goto('/account');
  await press(page, /^Sign out everywhere|^Log out everywhere/);
});
