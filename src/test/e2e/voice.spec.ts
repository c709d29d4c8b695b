import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { predictedWinner, teamOn, winProbability } from '#domain/game/predictedWinner.ts';
import { american, percent } from '#domain/numbers/numbers.ts';
import { bestMoneyline } from '#domain/prices/bestMoneyline.ts';
import { fairAmericanText } from '#domain/prices/fairPrice.ts';
import { gamesOfLeague, voiceBoard } from '#members/voice/rules/board.ts';
import { spokenName } from '#members/voice/rules/names.ts';
import { spokenOdds, spokenShare } from '#members/voice/rules/prices.ts';
import { violations } from './axe.ts';
import { publishedGames } from './games.ts';
import { enterAs } from './signIn.ts';
import { E2E } from './stack.ts';
import { expect, test } from './test.ts';

const stack = z.object({ TELEPHONE_URL: z.string() });
const telephone = (): string =>
  stack.parse(JSON.parse(readFileSync(join(E2E.data, 'stack.json'), 'utf8'))).TELEPHONE_URL;

const voicePart = (page: Page) => page.getByRole('region', { name: 'Picks by phone' });

/** Begins a call on the telephone's page, by keyboard only. */
async function ring(page: Page, from: string): Promise<void> {
  await page.goto(telephone());
  await page.getByLabel('Call from').fill(from);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('On the line.');
}

/** Presses keys one by one, each after the previous one's page has loaded. */
async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys) {
    await Promise.all([page.waitForEvent('load'), page.keyboard.press(key)]);
  }
}

const now = (page: Page) => page.locator('li.line.now');

test('who has no subscription is told what the line has for everybody', async ({
  page,
  context,
}) => {
  await enterAs(context);
  await page.goto('/account');
  await expect(voicePart(page)).toContainText('The games, with winner, fair price and best price');
  await expect(voicePart(page).getByRole('button')).toHaveCount(0);
});

test('a member sees the code, calls by keypad alone, and hears a game’s published figures', async ({
  page,
  context,
  request,
}) => {
  const { phone } = await enterAs(context, { status: 'active' });
  await page.goto('/account');
  const part = voicePart(page);
  await part.getByRole('button', { name: 'Get a phone code' }).press('Enter');
  const shown = part.locator('.line-code');
  await expect(shown).toHaveText('••• •••');
  await part.getByRole('button', { name: 'Show line code' }).press('Enter');
  await expect(shown).toHaveText(/^\d{3} \d{3}$/);
  expect(await violations(page)).toEqual([]);
  const code = ((await shown.textContent()) ?? '').replace(' ', '');

  const board = voiceBoard(await publishedGames(request), undefined, new Date());
  const [league] = board.leagues;
  const [game] = league ? gamesOfLeague(board, league) : [];
  if (!game?.prediction) throw new Error('no game is published');
  const side = predictedWinner(game.prediction);
  const share = winProbability(game.prediction, side);
  const best = bestMoneyline(game, side);

  await ring(page, phone);
  await expect(now(page).first()).toContainText('This is Simcast');
  expect(await violations(page)).toEqual([]);
  await press(page, `1${code}#`);
  await expect(now(page).first()).toHaveText('Thank you.');
  await press(page, '11');
  const said = (await now(page).allTextContents()).join(' ');
  expect(said).toContain(
    `Predicted winner: ${spokenName(teamOn(game, side).name)}, with ${spokenShare(share)}`,
  );
  expect(said).toContain(
    best ? `${spokenOdds(best.american)}, at ${best.provider}` : 'No book has',
  );

  await page.goto(`/game/${game.id}`);
  await expect(page.locator('.winner')).toContainText(percent(share, 1));
  await expect(page.locator('.winner')).toContainText(`${teamOn(game, side).shortName} win`);
  const table = page.getByRole('main');
  const fair = fairAmericanText(share / 100);
  await expect(table).toContainText(fair);
  const [sign, digits] = [fair.startsWith('−') ? -1 : 1, Number(fair.slice(1))];
  expect(said).toContain(`The fair price is ${spokenOdds(sign * digits)}.`);
  if (best) await expect(table).toContainText(american(best.american));
});

test('another caller with a wrong code hears no picks; silence and hang-up end the call', async ({
  page,
}) => {
  await ring(page, '+12125550177');
  await press(page, '1');
  await press(page, '123456#');
  await expect(now(page).first()).toContainText('That code is not right for this phone.');
  for (let n = 0; n < 2; n++) {
    await page.getByRole('button', { name: 'Say nothing' }).click();
    await expect(now(page).first()).toHaveText('We heard no key.');
  }
  await page.getByRole('button', { name: 'Say nothing' }).click();
  await expect(page.getByRole('status')).toHaveText('The call is over.');
  await ring(page, 'anonymous');
  await page.getByRole('button', { name: 'Hang up' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('The call is over.');
  await expect(page.getByRole('link', { name: 'Call again' })).toBeVisible();
});

test('a new code takes the place of the old one, and it is turned off', async ({
  page,
  context,
}) => {
  await enterAs(context, { status: 'active' });
  await page.goto('/account');
  const part = voicePart(page);
  await part.getByRole('button', { name: 'Get a phone code' }).click();
  await part.getByRole('button', { name: 'Show line code' }).click();
  await part.getByRole('button', { name: 'Get a new code' }).click();
  await expect(page.locator('.toast').first()).toContainText('Your line code is new');
  await expect(part.locator('.line-code')).toHaveText('••• •••');
  await part.getByRole('button', { name: 'Turn the code off' }).click();
  await expect(part.getByRole('button', { name: 'Get a phone code' })).toBeVisible();
});
