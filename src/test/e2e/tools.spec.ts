import { TOOLS } from '#domain/tools/index.ts';
import { noVigPath, toolPath } from '#domain/tools/links.ts';
import { publishedGames } from './games.ts';
import { expect, test } from './test.ts';

const said = '.tool-said';

test('a price row’s link fills the calculator and works it out', async ({ page }) => {
  await page.goto(noVigPath([-200, 170]));
  await expect(page.getByLabel('Price of one side')).toHaveValue('-200');
  await expect(page.locator(said)).toContainText('−200 is worth');
  await expect(page.getByLabel('Third price')).toHaveValue('');
});

test('what is typed is worked out by keyboard alone, and stays in the address', async ({
  page,
}) => {
  await page.goto(toolPath('odds-converter'));
  await page.getByLabel('Price').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2.50');
  await page.keyboard.press('Enter');
  await expect(page.locator(said)).toContainText('+150 wins $150.00 on $100');
  await expect(page).toHaveURL(/\/tools\/odds-converter\?price=2\.50$/);
  await page.reload();
  await expect(page.locator(said)).toContainText('+150');
});

test('bad input has its sentence beside its field, which gets the focus', async ({ page }) => {
  await page.goto(toolPath('kelly'));
  const part = page.getByLabel('Part of Kelly');
  await part.fill('3');
  await part.press('Enter');
  await expect(part).toBeFocused();
  await expect(part).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('at twice Kelly a bankroll no longer grows')).toBeVisible();
  await part.fill('0.5');
  await part.press('Enter');
  await expect(part).not.toHaveAttribute('aria-invalid', 'true');
});

test('one of our games is counted in its own results, and an unknown one is said to be', async ({
  page,
  request,
}) => {
  const game = (await publishedGames(request)).find(
    ({ league }) => league === 'NBA' || league === 'NFL',
  );
  if (!game) throw new Error('No game to count in');
  const path = (id: number) =>
    toolPath('half-point', {
      league: 'NBA',
      bet: 'spread',
      line: -4.5,
      price: -110,
      to: -3.5,
      game: id,
    });
  await page.goto(path(game.id));
  await expect(page.getByText('own simulated results')).toBeVisible();
  await page.goto(path(999_999_999_999));
  await expect(page.getByText('We have no results of that game')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('each has its worked example, and the form keeps its inputs in the address', async ({
    page,
  }) => {
    for (const { id } of TOOLS) {
      await page.goto(toolPath(id));
      await expect(page.locator(said)).toBeVisible();
    }
    await page.goto(toolPath('odds-converter'));
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/price=-110/);
  });
});
