import { boardPath } from '#domain/players/playerPaths.ts';
import { PLAYER_LEAGUES } from '#domain/players/statNames.ts';
import { violations } from './axe.ts';
import { expect, test } from './test.ts';

/** Limit of a board and a player's page together, compressed bytes: no framework. */
const PLAIN = 16_000;

test('every board has rows or says why it has none; a row leads to its player', async ({
  request,
}) => {
  for (const league of PLAYER_LEAGUES) {
    const answer = await request.get(boardPath(league));
    expect(answer.status(), league).toBe(200);
    const html = await answer.text();
    const [, first] = /class="board-row".*?href="([^"]+)"/.exec(html) ?? [];
    expect(first === undefined, league).toBe(html.includes('class="empty"'));
    if (first !== undefined) {
      const player = await request.get(first, { maxRedirects: 0 });
      expect(player.status(), first).toBe(200);
      expect(await player.text()).toContain('Next game');
    }
  }
});

test('a player is followed and his line moved from his page, in small scripts; the line leads to its check', async ({
  page,
}) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script')
      sizes.push(
        answer
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
  });
  await page.goto('/players/nfl');
  await page.locator('.board-row h3 a').first().click();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(PLAIN);

  const follow = page.getByRole('button', { name: /^Follow/ });
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'Move the line, take a team-mate out' }).click();
  await page.getByRole('spinbutton', { name: /number$/ }).fill('200.5');
  await page.getByLabel('If out').selectOption({ index: 1 });
  await expect(page.locator('.line-board .note')).toContainText(/If .+ is out: mean \d/);
  await page.getByRole('link', { name: 'Check this line, alone or in a parlay' }).click();
  await expect(page).toHaveURL(/\/check\?.*l200\.5/);
  await expect(page.locator('main')).toContainText('over 200.5');
});

test('what is no board, file or player is not found; other letters lead to the one address', async ({
  request,
}) => {
  for (const path of ['/players/ncaaf', '/players/x.csv', '/player/nfl/0-nobody', '/player/nfl'])
    expect((await request.get(path)).status(), path).toBe(404);
  const moved = await request.get('/players/NFL', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/players/nfl']);
  const file = await request.get('/players/nfl.csv');
  expect(file.headers()['content-type']).toContain('text/csv');
  expect(await file.text()).toContain('playerId,name,position');
});

test('no violation, nothing wider than a phone, at 200 % text too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/players', '/players/nfl', '/players/nba']) {
    await page.goto(path);
    expect(await violations(page), path).toEqual([]);
    const rows = await page.locator('.board-row h3 a').all();
    const player = await rows[0]?.getAttribute('href');
    for (const each of player ? [path, player] : [path]) {
      await page.goto(each);
      expect(await violations(page), each).toEqual([]);
      await page.setViewportSize({ width: 320, height: 844 });
      const wide = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        const wider = [...document.querySelectorAll('body *')].filter(
          (one) => one.getBoundingClientRect().right > clientWidth,
        );
        return wider.map(
          (one) => `${one.tagName}.${one.className} ${one.textContent?.slice(0, 30)}`,
        );
      });
      expect(wide, each).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
    }
  }
});
