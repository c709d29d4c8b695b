import type { Page } from '@playwright/test';
import type { OddsQuote } from '#domain/prices/odds.ts';
import { MEMBER_PAGE } from '#members/day/paths.ts';
import { violations } from './axe.ts';
import { publishLate } from './lateGame.ts';
import { enterAs, inDatabase } from './signIn.ts';
import { expect, test } from './test.ts';

const NAME = 'Members’ field';
const quote = (
  feed: OddsQuote['feed'],
  provider: string,
  home: number,
  away: number,
): OddsQuote => ({
  book: provider.toLowerCase(),
  feed,
  provider,
  sample: false,
  asOf: new Date().toISOString(),
  moneyline: { home, away },
});

/** A game that is not a sample and starts within a day, with prices of two books far apart: none of them is sharp, so neither pays. */
const publishApart = () =>
  publishLate(NAME, {
    gameTime: new Date(Date.now() + 23.5 * 3_600_000).toISOString(),
    odds: [quote('espn', 'One', -122, 104), quote('bovada', 'Other', 112, -132)],
  });
// Moves the game out of the way of tests that read the day's games.
test.afterAll(() => publishLate(NAME));

const day = (page: Page) => page.locator('#member-day');

test('a member has the day on one screen, no bet worth taking by two soft books, and reaches the games by the keyboard', async ({
  page,
  context,
}) => {
  const game = await publishApart();
  const member = await enterAs(context, { status: 'active' });
  await inDatabase((query) =>
    query(
      `insert into public.messages (member_id, channel, day, kind, body, named, decided_at, expires_at, state, settled_at)
       values ($1::uuid, 'sms', public.clock()::date, 'digest', 'text', $2::jsonb, public.clock(), public.clock(),
         'delivered', public.clock())`,
      [
        member.id,
        JSON.stringify([
          {
            predictionId: game.prediction?.id,
            market: 'moneyline',
            side: 'home',
            line: null,
            american: 112,
            provider: 'Other',
          },
        ]),
      ],
    ),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/account');
  await page.getByRole('link', { name: 'Your day' }).last().click();
  await expect(day(page).getByRole('heading', { name: 'Bets worth taking' })).toBeVisible();
  const paying = page.locator('section').filter({ has: page.locator('#paying') });
  await expect(paying.getByRole('link').first()).toBeVisible();
  await expect(paying.getByRole('row')).toHaveCount(0);
  await expect(paying).not.toContainText('+112');
  for (const name of ['What moved since this morning', 'My open bets', 'What we sent you']) {
    const heading = day(page).getByRole('heading', { name });
    await expect(heading).toBeInViewport();
  }
  const sent = page.locator('section').filter({ has: page.locator('#sent') });
  // The stack's other games are samples, which never count.
  await expect(sent).toContainText('We sent you 1 message with picks in the last seven days.');
  await expect(sent.getByRole('row')).toHaveCount(0);
  await expect(page.getByText('A member sees today’s here.')).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await paying.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/predictions$/);
});

test('a member’s open bet is there, with the best price for it now', async ({ page, context }) => {
  const game = await publishApart();
  await enterAs(context, { status: 'active' });
  await page.goto(`/game/${game.id}`);
  await page.locator('#odds [data-take]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Stake, $').fill('20');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Noted' })).toBeVisible();
  await page.goto(MEMBER_PAGE);
  const bets = page.locator('section').filter({ has: page.locator('#open-bets') });
  await expect(bets).toContainText('$20');
  await expect(bets).toContainText(/best now [+−]\d+/);
  await bets.getByRole('link', { name: 'My bets' }).click();
  await expect(page).toHaveURL(/\/my-bets$/);
});
