import type { BrowserContext, Page } from '@playwright/test';
import { BET_PATHS } from '#members/bets/paths.ts';
import { violations } from './axe.ts';
import { publishedGames } from './games.ts';
import { enter, enterAs, inDatabase, newSignedIn } from './signIn.ts';
import { buyPremium } from './stripe.ts';
import { expect, test } from './test.ts';

/** Opens the page of my bets and waits for them. */
async function open(page: Page): Promise<void> {
  await page.goto('/my-bets');
  await expect(page.locator('.my-bets[data-ready]:not([aria-busy])')).toBeVisible();
}

/** Notes the first priced bet of a game. Returns the bet's name in its row. */
async function noteBet(page: Page, stake: string): Promise<string> {
  const game = (await publishedGames(page.request)).find(({ odds }) => odds.length === 2);
  await page.goto(`/game/${game?.id}`);
  const button = page.locator('#odds [data-take]').first();
  const label = ((await button.getAttribute('aria-label')) ?? '').replace('Note bet: ', '');
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: `Note a bet: ${label}` })).toBeVisible();
  await dialog.getByLabel('Stake, $').fill(stake);
  await page.keyboard.press('Enter');
  return label;
}

test('a visitor notes a price, finds it under My bets, grades it, and it goes nowhere', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url());
  });
  await noteBet(page, '20');
  await expect(page.getByRole('heading', { name: 'Noted' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('#odds [data-take]').first(), 'the focus comes back').toBeFocused();
  await open(page);
  await expect(page.getByText('Kept on this device, sent nowhere.')).toBeVisible();
  const row = page.locator('.bets-table tbody tr');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('$20');
  await row.getByRole('combobox').selectOption('loss');
  await expect(page.locator('.stat').filter({ hasText: 'Profit' })).toContainText('−$20');
  await expect(page.locator('.bets-table')).toContainText('graded by you');
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.locator('.bets-table tbody tr')).toHaveCount(1);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Delete all bets' }).click();
  await page.getByRole('button', { name: 'Delete all', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No bet noted yet' })).toBeVisible();
});

test('a bet is corrected, deleted and taken back; on a phone it is a card, its result in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const csv =
    'date,event,market,pick,price,stake,result\n2026-11-20,A @ B,moneyline,B,-110,10,Won\n2026-11-21,C @ D,total,Over,100,10,Pending\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bets.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const won = page.locator('.bets-table.graded tbody tr');
  await expect(won).toContainText('+$9.09');
  for (const inside of ['.in-ended', '.in-profit', '.in-hand select']) {
    const box = await won.locator(inside).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999), inside).toBeLessThanOrEqual(390);
  }
  const width = await won.evaluate((row) => row.scrollWidth - row.clientWidth);
  expect(width, 'nothing of the card is cut').toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violations(page)).toEqual([]);
  await won.getByRole('button', { name: /^Correct / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Stake, $').fill('20');
  await dialog.getByLabel('Bonus bet').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(won).toContainText('+$18.18');
  await expect(won).toContainText('bonus bet, corrected');
  await won.getByRole('button', { name: /^Delete / }).click();
  await expect(page.locator('.bets-table.graded')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(won).toContainText('+$18.18');
  await page.reload();
  await expect(won).toContainText('+$18.18');
});

test('a file of a German Excel is read, and says what was guessed', async ({ page }) => {
  await open(page);
  const csv =
    'sep=;\r\nDatum;date;event;market;pick;odds;stake;result;bonus\r\nx;23.11.2026 19:05;Köln – Málaga;other;“1”;1,91;12,50;Lost;yes\r\n';
  const bytes = Uint8Array.from(
    [...csv],
    (letter) => ({ '–': 0x96, '“': 0x93, '”': 0x94 })[letter] ?? letter.charCodeAt(0),
  );
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bets.csv', mimeType: 'text/csv', buffer: Buffer.from(bytes) });
  await expect(page.getByText('1 bet imported.')).toBeVisible();
  await expect(page.getByText('Not read: Datum.')).toBeVisible();
  await expect(
    page.getByText(/^Times without a zone were read as .+, this device’s\.$/),
  ).toBeVisible();
  const row = page.locator('.bets-table.graded tbody tr');
  await expect(row).toContainText('Köln – Málaga');
  await expect(row).toContainText('−110');
  await expect(row.locator('.in-profit'), 'a lost bonus costs nothing').toHaveText('$0');
});

test('a bet that is sent twice at once is noted once, from a price and by hand', async ({
  page,
}) => {
  const game = (await publishedGames(page.request)).find(({ odds }) => odds.length === 2);
  await page.goto(`/game/${game?.id}`);
  await page.locator('#odds [data-take]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Stake, $').fill('20');
  const twice = (form: HTMLFormElement | SVGElement) => {
    if (!(form instanceof HTMLFormElement)) throw new Error('no form');
    form.requestSubmit();
    form.requestSubmit();
  };
  await dialog.locator('form').evaluate(twice);
  await expect(page.getByRole('heading', { name: 'Noted' })).toBeVisible();
  await open(page);
  await expect(page.locator('.bets-table tbody tr')).toHaveCount(1);
  await page.getByText('Write a bet down by hand').click();
  const form = page.locator('.add-bet form');
  await form.getByLabel('Event').fill('A fight');
  await form.getByLabel('Market').selectOption('other');
  await form.getByLabel('Pick').fill('The red corner');
  await form.getByLabel('Price').fill('-110');
  await form.getByLabel('Stake, $').fill('10');
  await form.evaluate(twice);
  await expect(page.locator('.bets-table tbody tr').filter({ hasText: 'A fight' })).toHaveCount(1);
  await expect(page.locator('.bets-table tbody tr')).toHaveCount(2);
});

test('109: a file comes in, its bad row is named, and the same file goes out', async ({ page }) => {
  await open(page);
  const csv =
    'date,event,market,pick,price,stake\n2026-11-20,=1+1,other,A,-110,10\n2026-02-30,B,other,B,-110,10\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bets.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('1 bet imported. 1 row could not be read:')).toBeVisible();
  await expect(page.getByText(/^Line 3: date "2026-02-30" is not a date/)).toBeVisible();
  const loading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const stream = await (await loading).createReadStream();
  const out = (await stream.toArray()).join('');
  expect(out).toContain("'=1+1");
});

test('562: a member’s bet is there in another browser once it is trusted; what was noted before signing in comes along', async ({
  page,
  context,
  browser,
}) => {
  await noteBet(page, '15');
  await expect(page.getByRole('heading', { name: 'Noted' })).toBeVisible();
  const member = await enterAs(context, { status: 'active' });
  await open(page);
  await expect(page.getByText('Synced with your account.')).toBeVisible();
  const other = await browser.newContext();
  await enter(other, member);
  const there = await other.newPage();
  await open(there);
  const hidden = there.getByText('The bets you noted before are not shown yet');
  await expect(hidden).toBeVisible();
  await expect(there.locator('.bets-table tbody tr')).toHaveCount(0);
  expect(await violations(there)).toEqual([]);
  await there.getByRole('button', { name: 'Trust this device' }).press('Enter');
  const question = there.getByRole('dialog', { name: 'Is this your account?' });
  await expect(question.getByText('choose “Yes, trust it”')).toBeVisible();
  await there.keyboard.press('Escape');
  await expect(there.getByRole('button', { name: 'Trust this device' })).toBeFocused();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Yes, trust it' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Yes, trust it' })).toHaveCount(0);
  await open(there);
  await expect(hidden).toHaveCount(0);
  await expect(there.locator('.bets-table tbody tr')).toHaveCount(1);
  await expect(there.locator('.bets-table tbody tr')).toContainText('$15');
  // "Synced" may still be that of the visit: the deletion is with the account once it has been answered.
  const synced = there.waitForResponse((response) => response.url().endsWith(BET_PATHS.sync));
  await there
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await synced;
  await expect(there.getByText('Synced with your account.')).toBeVisible();
  await open(page);
  await expect(page.getByRole('heading', { name: 'No bet noted yet' })).toBeVisible();
  await other.close();
});

test('111: a stake beyond the limit of today is not noted; one limit of all tabs', async ({
  page,
}) => {
  await open(page);
  await page.getByLabel('Stakes a day, $').fill('30');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expect(page.getByText('Today so far')).toBeVisible();
  await noteBet(page, '20');
  await expect(page.getByRole('heading', { name: 'Noted' })).toBeVisible();
  await noteBet(page, '10.01');
  await expect(page.getByText('over your daily limit on stakes')).toBeVisible();
  await open(page);
  await page.getByLabel('Stakes a day, $').fill('90');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expect(page.getByText(/^\$90 from /)).toBeVisible();
  await noteBet(page, '20');
  await expect(page.getByText('over your daily limit on stakes')).toBeVisible();
});

async function expectShut(page: Page): Promise<void> {
  for (const path of ['/', '/predictions', '/league/nfl', '/track-record']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You are taking a break' })).toBeVisible();
    await expect(page.locator('main > :visible')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Subscribe Now|Upgrade to Premium/ })).toHaveCount(
      0,
    );
    await expect(page.locator('.shut-out').getByText('1-800-GAMBLER')).toBeVisible();
  }
  const game = (await publishedGames(page.request))[0];
  await page.goto(`/game/${game?.id}`);
  await expect(page.getByRole('heading', { name: 'Odds', exact: true })).toBeHidden();
}

async function exclude(page: Page): Promise<void> {
  await open(page);
  await page.getByLabel('What').selectOption('exclusion');
  await page.getByRole('button', { name: 'Begin …' }).click();
  await page.getByRole('button', { name: 'Begin now' }).click();
  await expect(page.getByRole('heading', { name: 'You are taking a break' })).toBeVisible();
}

const signOut = (context: BrowserContext) => context.clearCookies();

test('110: self-exclusion on every page, after sign-out, with the clock moved, on a new device', async ({
  page,
  context,
  browser,
}) => {
  const member = await enterAs(context);
  await exclude(page);
  expect(await violations(page)).toEqual([]);
  await expectShut(page);
  await signOut(context);
  await expectShut(page);
  // The device's clock is two years ahead, but the server decides: the pause is not over.
  await page.clock.setFixedTime(new Date(Date.now() + 2 * 365 * 86_400_000));
  await expectShut(page);
  const device = await browser.newContext();
  await enter(device, member);
  const there = await device.newPage();
  await there.goto('/');
  await expect(there.getByRole('heading', { name: 'You are taking a break' })).toBeVisible();
  await expectShut(there);
  await there.goto('/subscribe');
  await expect(there.getByText('You are on a break, so we show no offers')).toBeVisible();
  await expect(there.getByText('$19.95').filter({ visible: true })).toHaveCount(0);
  await device.close();
});

test('110: who has a subscription is told that payments pause, and cancels it in one click while shut out', async ({
  page,
  context,
}) => {
  await enterAs(context);
  await buyPremium(page);
  await open(page);
  await page.getByRole('button', { name: 'Begin …' }).click();
  await expect(page.getByText('is charged', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { name: 'You are taking a break' })).toBeHidden();
  await exclude(page);
  await expect(page.getByText('Payments pause for your break until')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('nothing more is charged')).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'You are taking a break' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Out' }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep my subscription' })).toBeHidden();
});

test('110: where a payment page could not be closed, who begins a break is told not to pay there', async ({
  page,
  context,
}) => {
  await enterAs(context);
  // The server fails, as in src/members/bets/exclusion.test.ts.
  await page.route('**/api/bets/pause', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), purchaseOpen: true },
    });
  });
  await open(page);
  await page.getByRole('button', { name: 'Begin …' }).click();
  await page.getByRole('button', { name: 'Begin now' }).click();
  await expect(page.getByRole('heading', { name: 'You are taking a break' })).toBeVisible();
  const told = page.getByRole('status').filter({ hasText: 'please do not pay there' });
  await expect(told).toBeVisible();
  await expect(told).toContainText('A subscription bought there ends at once');
});

test('110: a new device begins a self-exclusion without being asked for anything', async ({
  page,
  context,
  browser,
}) => {
  const member = await enterAs(context);
  await buyPremium(page);
  // The device of the purchase is a day old; another one signs in now.
  await inDatabase((query) =>
    query(
      "update public.sessions set created_at = public.clock() - interval '2 days' where member_id = $1",
      [member.id],
    ),
  );
  const device = await browser.newContext();
  await enter(device, member);
  const there = await device.newPage();
  await open(there);
  await there.getByLabel('What').selectOption('exclusion');
  await there.getByRole('button', { name: 'Begin …' }).click();
  await there.getByRole('button', { name: 'Begin now' }).click();
  await expect(there.getByRole('heading', { name: 'You are taking a break' })).toBeVisible();
  await device.close();
});

test('110: on a shut device nothing is sold, signed out and to whoever signs in there', async ({
  page,
  context,
}) => {
  await page.goto('/responsible-gambling');
  await page.evaluate(
    (until) => localStorage.setItem('sportsSimPause', until),
    new Date(Date.now() + 86_400_000).toISOString(),
  );
  const nothing = async () => {
    await expect(page.locator('.sign-in[data-ready]')).toBeVisible();
    await expect(page.getByText('$19.95').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('radio').filter({ visible: true })).toHaveCount(0);
  };
  await page.goto('/subscribe');
  await nothing();
  await expect(page.getByLabel('Phone')).toBeVisible();
  await enterAs(context);
  await page.goto('/subscribe');
  await expect(page.getByText('You are on a break, so we show no offers')).toBeVisible();
  await nothing();
  expect(await violations(page)).toEqual([]);
});

test('110: at its end the device is open again', async ({ page, context }) => {
  const { id } = await newSignedIn().then(async (member) => {
    await enter(context, member);
    return member;
  });
  await exclude(page);
  await inDatabase((query) =>
    query(
      'alter table exclusions disable trigger exclusions_hold; ' +
        `update exclusions set ends_at = public.clock(), began_at = began_at - interval '30 days'
           where phone_hash = (select phone_hash from members where id = '${id}'); ` +
        'alter table exclusions enable trigger exclusions_hold',
    ),
  );
  // What the server said before that may still come, and shut the device once more.
  await expect(async () => {
    await page.evaluate(() => localStorage.setItem('sportsSimPause', '2020-01-01T00:00:00Z'));
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-who', 'signed-in');
    expect(await page.getByRole('heading', { name: 'You are taking a break' }).count()).toBe(0);
  }).toPass({ timeout: 60_000 });
});

test('110: a page that lay in the back/forward cache while a break began shows no prices', async ({
  page,
}) => {
  await page.goto('/predictions');
  await expect(page.getByRole('heading', { name: 'You are taking a break' })).toBeHidden();
  await page.evaluate((until) => {
    localStorage.setItem('sportsSimPause', until);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, new Date(Date.now() + 86_400_000).toISOString());
  await expect(page.getByRole('heading', { name: 'You are taking a break' })).toBeVisible();
});

test('111: what is saved is said to be, and the other limit stays as it is', async ({ page }) => {
  await open(page);
  const [stakes, losses] = [page.getByLabel('Stakes a day, $'), page.getByLabel('Losses a day, $')];
  await stakes.fill('2000000');
  await expect(page.getByText('At most $1,000,000')).toBeVisible();
  await stakes.fill('30');
  await losses.fill('20');
  await losses.press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  await losses.fill('50');
  await losses.press('Enter');
  await expect(page.getByText(/^\$50 from /)).toBeVisible();
  await expect(losses).toBeFocused();
  await stakes.fill('10');
  await stakes.press('Enter');
  await expect(stakes).toHaveValue('10');
  await expect(page.getByText(/^\$50 from /), 'it waits on').toBeVisible();
  await expect(stakes).toBeFocused();
});
