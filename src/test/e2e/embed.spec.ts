import { CARD_HEIGHT } from '#components/developers/snippet.ts';
import { publishedGames } from './games.ts';
import { withPage } from './otherOrigin.ts';
import { E2E } from './stack.ts';
import { expect, test } from './test.ts';

const frame = (path: string) =>
  `<iframe src="${new URL(path, E2E.url).href}" title="A card" width="300" height="${CARD_HEIGHT}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;

test('a page of another site shows a card, which opens the game in a tab of its own', async ({
  page,
  request,
}) => {
  const game = (await publishedGames(request)).find(
    ({ status, prediction }) => status === 'scheduled' && prediction,
  );
  await withPage(page, frame(`/embed/game/${game?.id}`), async () => {
    const card = page.frameLocator('iframe');
    await expect(card.locator('h1')).toContainText(game?.homeTeam.name ?? '');
    await expect(card.locator('.badge.warn')).toContainText('Sample');
    await expect(card.getByText(/^Predicted .* E[SD]T\. Data as of .* E[SD]T\.$/)).toBeVisible();
    // Exactly one phase is visible, and no style was blocked.
    await expect(card.locator('.price p:visible')).toHaveCount(1);
    expect(await card.locator('.comb').evaluate((comb) => comb.clientHeight)).toBe(10);
    const popup = page.waitForEvent('popup');
    await card.locator('h1 a').click();
    expect(new URL((await popup).url()).pathname).toBe(`/game/${game?.id}`);
  });
});

test('a page of ours that is no card is framed by nobody', async ({ page, request }) => {
  const [game] = await publishedGames(request);
  for (const path of ['/', '/account', '/embed', `/game/${game?.id}`, '/subscribe', '/feeds']) {
    await withPage(page, frame(path), async () => {
      const inside = page.frames().find((each) => each.parentFrame() === page.mainFrame());
      await expect.poll(() => inside?.url(), path).toMatch(/^chrome-error:/);
    });
  }
});

test('a card fits its frame from 300 pixels on, in both themes, without a request of its own', async ({
  page,
  request,
}) => {
  const games = await publishedGames(request);
  const open = games.filter(({ status, prediction }) => status === 'scheduled' && prediction);
  const longest = (league: string) =>
    open
      .filter((game) => game.league === league)
      .toSorted((a, b) => JSON.stringify(b.odds).length - JSON.stringify(a.odds).length)[0]?.id;
  const leagues = [...new Set(open.map(({ league }) => league))];
  const paths = leagues.flatMap((league) => [
    `/embed/league/${league.toLowerCase()}`,
    `/embed/game/${longest(league)}`,
  ]);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  for (const path of paths) {
    for (const width of [300, 480]) {
      await page.setViewportSize({ width, height: CARD_HEIGHT });
      await page.goto(path);
      const { height, wide } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        wide: document.documentElement.scrollWidth,
      }));
      expect(height, `${path} at ${width}`).toBeLessThanOrEqual(CARD_HEIGHT);
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
    const answer = await request.get(path);
    expect((await answer.body()).length, path).toBeLessThan(10_000);
  }
  expect(asked.filter((url) => !/\/embed\/|favicon/.test(url))).toEqual([]);
});

test('a publisher picks a game and copies its line; without JavaScript each league’s stands there', async ({
  page,
  request,
  browser,
}) => {
  const game = (await publishedGames(request)).find(
    ({ status, prediction }) => status === 'scheduled' && prediction,
  );
  await page.goto(`/embed#${game?.id}`);
  const line = page.getByLabel('Paste this into your page');
  await expect(line).toHaveValue(new RegExp(`/embed/game/${game?.id}"`));
  await page.getByLabel('Colors').selectOption('dark');
  await expect(line).toHaveValue(new RegExp(`/embed/game/${game?.id}\\?theme=dark"`));
  const preview = page.frameLocator('iframe[data-preview]');
  await expect(preview.locator('h1')).toContainText(game?.homeTeam.name ?? '');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await line.inputValue());

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${E2E.url}/embed`);
  await expect(plain.getByLabel('Paste this into your page')).toHaveValue(/<iframe src="https:/);
  await expect(plain.getByRole('button', { name: 'Copy' })).toBeHidden();
  await plain.locator('summary', { hasText: 'Premier League' }).click();
  await expect(plain.getByText(/embed\/league\/epl"/)).toBeVisible();
  await plain.close();
});
