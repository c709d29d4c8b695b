import { publishedGames } from './games.ts';
import { enterAs, inDatabase } from './signIn.ts';
import { test } from './test.ts';

const OUT = '/tmp/wt/alerts-shots';
for (const [width, scheme] of [
  [1440, 'light'],
  [390, 'light'],
  [820, 'dark'],
] as const) {
  test(`shots ${width}`, async ({ page, context }) => {
    test.setTimeout(120000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    const member = await enterAs(context, { status: 'active' });
    const game = (await publishedGames(page.request)).find(({ odds }) => odds.length === 2);
    await page.goto(`/game/${game?.id}`);
    await page.locator('html[data-who=member]').waitFor({ state: 'attached' });
    await page.locator('#odds').screenshot({ path: `${OUT}/odds-${width}.png` });
    await page.locator('#odds tbody').nth(1).locator('[data-alert]').first().click();
    await page.getByRole('dialog').waitFor();
    await page.screenshot({ path: `${OUT}/dialog-${width}.png` });
    for (const at of [0, 2, 5]) {
      await page.locator('.alert-choice button').nth(at).click();
      await page.getByRole('heading', { name: 'Alert set' }).waitFor();
      if (at === 0) await page.screenshot({ path: `${OUT}/set-${width}.png` });
      await page.getByRole('button', { name: 'Set another' }).click();
    }
    await inDatabase(async (query) => {
      await query(
        `insert into public.alert_firings (alert_id, key, game_id, what, figures_at, outcome)
         select id, 'x', $2, 'Bills to win +104 at Bovada, +3.1¢ a dollar', public.clock(), 'held'
         from public.member_alerts where member_id = $1 and game_id is null`,
        [member.id, game?.id],
      );
      await query(
        `insert into public.alert_firings (alert_id, key, game_id, what, figures_at, outcome)
         select id, 'y', $2, 'Bills −1.5 −104 at Bovada, fair −112', public.clock(), 'listed'
         from public.member_alerts where member_id = $1 and wish ->> 'kind' = 'price'`,
        [member.id, game?.id],
      );
      await query(
        `update public.member_alerts set state = 'fired', settled_at = public.clock() where member_id = $1 and wish ->> 'kind' = 'price'`,
        [member.id],
      );
    });
    await page.goto('/alerts');
    await page.locator('.alert-list').first().waitFor();
    await page.screenshot({ path: `${OUT}/alerts-${width}.png`, fullPage: true });
  });
}
