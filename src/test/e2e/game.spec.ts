import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { totalBounds } from '#domain/analyzer/bounds.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { hasPlayers } from '#domain/players/statNames.ts';
import { publishedGames } from './games.ts';
import { openPlaces } from './lineups/openPlaces.ts';
import { test as apart, expect, readingTest as test } from './test.ts';

const FAILED =
  'Something went wrong loading this section. The page will continue to work normally.';

/** Limit of a page's JavaScript, compressed bytes. */
const BUDGET = 90_000;

/** Sums the compressed bytes of every script that the page loads from now on. */
function weighScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (answer) => {
    const request = answer.request();
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** An NFL game; outside the season, an NBA game. */
async function mainGame(request: APIRequestContext) {
  const games = (await publishedGames(request)).filter(({ prediction }) => prediction);
  const game =
    games.find(({ league }) => league === 'NFL') ?? games.find(({ league }) => league === 'NBA');
  if (!game) throw new Error('The sample slate has no predicted game of the NFL or the NBA');
  return game;
}

/** A game of whose players nothing is forecast: its lineups are the specification's places. */
async function placesGame(request: APIRequestContext) {
  const game = (await publishedGames(request)).find(
    ({ league, prediction }) => prediction && !hasPlayers(league),
  );
  if (!game) throw new Error('The sample slate has no predicted game of a league without players');
  return game;
}

/** The range of the analyzer's total: 30 to 70 in football. */
const boundsOf = (game: Awaited<ReturnType<typeof publishedGames>>[number]) =>
  totalBounds(game.league, game.prediction?.total ?? 0);

/** Opens a game's page with its analyzer alive. */
async function openAnalyzer(page: Page, id: number) {
  await page.goto(`/game/${id}`);
  const panel = page.locator('#analyzer');
  await panel.locator('summary').first().click();
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.getByRole('button', { name: 'Reset' })).toBeEnabled();
  const number = (label: string) => panel.getByLabel(`${label}, number`, { exact: true });
  const slider = (label: string) => panel.getByRole('slider', { name: label, exact: true });
  return { panel, number, slider };
}

/** Opens the folds with the lineups. */
async function openLineups(page: Page): Promise<Locator> {
  const panel = page.locator('#lineups');
  await page.locator('#who > summary').click();
  await openPlaces(page);
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.locator('.tabset')).toHaveAttribute('data-ready');
  return panel;
}

/** How many lineup places the visible lines represent. */
async function placesIn(panel: Locator): Promise<number> {
  const rows = await panel.locator('tbody tr:visible').all();
  const places = await Promise.all(rows.map((row) => row.getAttribute('data-places')));
  return places.reduce((sum, each) => sum + Number(each), 0);
}

const PREDICTED = [
  'Predicted winner',
  'Predicted Betting Lines',
  'Monte Carlo Analysis',
  'Interactive Prediction Analyzer',
  'Projected Starting Lineups',
  'How the prediction is made',
  'Confidence Rating',
  'Game Information',
  'Key Insights',
];

test('a game page has every section the specification names', async ({ page, request }) => {
  const game = await mainGame(request);
  await page.goto(`/game/${game.id}`);
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  for (const name of PREDICTED) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs).toContainText('Home');
  await expect(crumbs).toContainText('Sports');
  await expect(crumbs.getByRole('link', { name: game.league })).toHaveAttribute(
    'href',
    `/league/${game.league.toLowerCase()}`,
  );
  await expect(page.locator('#method li')).toHaveCount(5);
  await expect(page.locator('#numbers')).toContainText(/Categories favored.* of 8/);
  for (const link of await page.locator('nav.on-page a').all()) {
    await expect(page.locator((await link.getAttribute('href')) ?? '')).toHaveCount(1);
  }
});

test.describe('the parts', () => {
  const open = (page: Page) =>
    page
      .locator('.part')
      .evaluateAll((parts) =>
        parts.flatMap((part) => (part instanceof HTMLDetailsElement && part.open ? part.id : [])),
      );

  test('odds and picture stand open at every width, and can be closed', async ({
    page,
    request,
  }) => {
    const game = await mainGame(request);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/game/${game.id}`);
      expect(await open(page)).toEqual(['odds', 'picture']);
      await page.locator('#picture > summary').click();
      await expect(page.getByRole('heading', { name: 'Final margin' })).toBeHidden();
    }
  });

  test('each says in its closed line what it comes to', async ({ page, request }) => {
    const game = await mainGame(request);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/game/${game.id}`);
    const lines = await page.locator('.part:not([open]) > summary').allInnerTexts();
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line.split('\n').filter(Boolean)).toHaveLength(2);
  });

  test('the address of a part opens the fold that holds it', async ({ page, request }) => {
    const game = await mainGame(request);
    for (const [part, fold] of [
      ['ledger', 'proof'],
      ['lineups', 'who'],
      ['winner', 'numbers'],
      ['analyzer', 'picture'],
    ]) {
      await page.goto('about:blank');
      await page.goto(`/game/${game.id}#${part}`);
      await expect(page.locator(`#${fold}`)).toHaveAttribute('open', '');
      await expect(page.locator(`#${part}`)).toBeInViewport();
    }
  });

  test('what-if is one tap from the head', async ({ page, request }) => {
    const game = await mainGame(request);
    await page.goto(`/game/${game.id}`);
    await page.locator('#verdict').getByRole('link', { name: 'What if?' }).click();
    await expect(page.locator('#what-if').getByRole('slider').first()).toBeInViewport();
    await expect(page.locator('#proof')).not.toHaveAttribute('open', '');
  });

  for (const width of [390, 1440]) {
    test(`the bar stays in sight and marks the section that is read, ${width} pixels wide`, async ({
      page,
      request,
    }) => {
      const game = await mainGame(request);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/game/${game.id}`);
      const bar = page.locator('nav.on-page');
      const marked = bar.locator('[aria-current]');
      await expect(marked).toHaveText('Verdict');
      for (const name of ['Picture', 'Who plays', 'Proof', 'Odds']) {
        await bar.getByRole('link', { name, exact: true }).click();
        await expect(marked).toHaveText(name);
        await expect(marked).toBeInViewport();
        await expect(bar).toBeInViewport();
      }
      // A scroll still in progress would move the page back.
      const markedAtTop = async () => {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        return marked.textContent();
      };
      await expect.poll(markedAtTop).toBe('Verdict');
    });
  }
});

test.describe('the analyzer', () => {
  test('sliders have the specified bounds: spread −15 to 15 by 0.5, total 30 to 70 by 0.5, moneylines −500 to 500 by 5', async ({
    page,
    request,
  }) => {
    const game = await mainGame(request);
    const { panel } = await openAnalyzer(page, game.id);
    const bounds = await panel
      .getByRole('slider')
      .evaluateAll((all) =>
        all.map((each) => ['min', 'max', 'step'].map((name) => each.getAttribute(name))),
      );
    expect(bounds).toEqual([
      ['-15', '15', '0.5'],
      game.league === 'NFL' ? ['30', '70', '0.5'] : ['180', '280', '0.5'],
      ['-500', '500', '5'],
      ['-500', '500', '5'],
    ]);
  });

  test('follows the keyboard: arrows one step, Page Up and Page Down ten, and Reset goes back', async ({
    page,
    request,
  }) => {
    const game = await mainGame(request);
    const { panel, number, slider } = await openAnalyzer(page, game.id);
    const before = Number(await number('Total').inputValue());
    const verdict = panel.locator('.verdict');
    const said = await verdict.textContent();
    await slider('Total').focus();
    await page.keyboard.press('ArrowRight');
    await expect(number('Total')).toHaveValue(String(before + 0.5));
    await page.keyboard.press('PageDown');
    await expect(number('Total')).toHaveValue(String(before - 4.5));
    await expect(panel.getByRole('heading', { name: `Over ${before - 4.5}` })).toBeVisible();
    await expect(verdict).not.toHaveText(said ?? '');
    await panel.getByRole('button', { name: 'Reset' }).click();
    await expect(number('Total')).toHaveValue(String(before));
    await expect(verdict).toHaveText(said ?? '');
  });

  test('has one probability per line, the simulated one of its favored side', async ({
    page,
    request,
  }) => {
    const game = await mainGame(request);
    const { panel } = await openAnalyzer(page, game.id);
    const figures = panel.locator('.block .figures b');
    await expect(figures).toHaveCount(4);
    await expect(panel.getByText('Simulated games', { exact: true })).toHaveCount(4);
    await expect(panel.getByText(/curve/i)).toHaveCount(0);
    for (const line of [0, 1]) {
      const share = Number((await figures.nth(line).textContent())?.replace('%', ''));
      expect(share).toBeGreaterThanOrEqual(50);
    }
  });

  test('is reached by the keyboard before it is scrolled to, and its sliders’ names are plain', async ({
    page,
    request,
  }) => {
    const game = await mainGame(request);
    await page.goto(`/game/${game.id}`);
    await page.locator('#analyzer').evaluate((fold) => fold.setAttribute('open', ''));
    const spread = page.getByRole('slider', { name: 'Spread', exact: true });
    await expect(spread).toBeDisabled();
    await page.keyboard.press('Tab');
    await expect(spread).toBeEnabled();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(spread).toHaveAccessibleDescription(/line|Market/);
  });

  test('takes numbers, and knows no price between −100 and +100', async ({ page, request }) => {
    const game = await mainGame(request);
    const { panel, number, slider } = await openAnalyzer(page, game.id);
    const home = game.homeTeam.shortName;
    const price = number(`${home} moneyline`);
    await price.fill('250');
    await expect(panel.getByRole('heading', { name: `${home} to win at +250` })).toBeVisible();
    await expect(slider(`${home} moneyline`)).toHaveValue('250');
    await price.fill('-60');
    await price.press('Enter');
    await expect(price).toHaveValue('-100');
    await number('Spread').fill('99');
    await number('Spread').blur();
    await expect(number('Spread')).toHaveValue('15');
  });

  test('says Strong Bet above 5 and Avoid Bet at 0 and below', async ({ page, request }) => {
    // At −500, the highest price of the sliders, a heavier favorite is worth its price.
    const close = ({ league, prediction }: Awaited<ReturnType<typeof mainGame>>) =>
      league === 'NFL' && Math.abs((prediction?.homeWinProbability ?? 0) - 50) < 20;
    const game = (await publishedGames(request)).find(close) ?? (await mainGame(request));
    const { panel, number } = await openAnalyzer(page, game.id);
    const opening = [
      await number('Spread').inputValue(),
      await number('Total').inputValue(),
    ] as const;
    const set = async (spread: string, total: string, price: string) => {
      await number('Spread').fill(spread);
      await number('Total').fill(total);
      await number(`${game.homeTeam.shortName} moneyline`).fill(price);
      await number(`${game.awayTeam.shortName} moneyline`).fill(price);
      await number(`${game.awayTeam.shortName} moneyline`).press('Enter');
    };
    await set('15', String(boundsOf(game).min), '500');
    await expect(panel.getByRole('status')).toHaveText('Strong Bet at your line');
    await set(...opening, '-500');
    await expect(panel.getByRole('status')).toHaveText('Avoid Bet');
  });

  test('the line in the chart can be dragged', async ({ page, request }) => {
    const game = await mainGame(request);
    const { panel, number } = await openAnalyzer(page, game.id);
    const chart = panel.getByRole('img', { name: /^Simulated total/ });
    await chart.scrollIntoViewIfNeeded();
    const box = await chart.boundingBox();
    if (!box) throw new Error('The chart is not drawn');
    const before = Number(await number('Total').inputValue());
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width / 2, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.75, y, { steps: 4 });
    await page.mouse.up();
    const after = Number(await number('Total').inputValue());
    expect(after).toBeGreaterThan(before);
    expect((after * 2) % 1).toBe(0);
    await page.mouse.move(box.x, y);
    await expect(number('Total')).toHaveValue(String(after));
  });

  apart(
    'a failure in it leaves its sentence, and the rest of the page alive',
    async ({ page, request }) => {
      const game = await mainGame(request);
      const warned: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warned.push(message.text());
      });
      await page.addInitScript(() => {
        // The analyzer's data without its simulated margins, which it cannot do without.
        const parse = JSON.parse;
        JSON.parse = (...given: Parameters<typeof parse>) => {
          const read = parse(...given);
          if (read?.setup?.margins) read.setup.margins = null;
          return read;
        };
      });
      await page.goto(`/game/${game.id}`);
      await page.locator('#analyzer > summary').click();
      await page.locator('#analyzer').scrollIntoViewIfNeeded();
      await expect(page.locator('#analyzer')).toContainText(FAILED);
      await openLineups(page);
      await page.getByRole('tab', { name: game.homeTeam.shortName }).click();
      await expect(page).toHaveURL(/lineup=home/);
      await expect(page.getByRole('heading', { name: 'Picture' })).toBeVisible();
      expect(warned.join()).toContain('A section failed to render');
    },
  );
});

test.describe('the lineups', () => {
  test('are tabs of both teams, kept in the address; where nobody is forecast one line says so first', async ({
    page,
    request,
  }) => {
    const game = await placesGame(request);
    await page.goto(`/game/${game.id}`);
    await page.locator('#who > summary').click();
    await expect(page.locator('#lineups')).toContainText(/We forecast no (?:college )?players/);
    await expect(page.locator('#lineups table').first()).toBeHidden();
    await page.reload();
    const panel = await openLineups(page);
    const away = panel.getByRole('tab', { name: game.awayTeam.shortName });
    const home = panel.getByRole('tab', { name: game.homeTeam.shortName });
    await expect(away).toHaveAttribute('aria-selected', 'true');
    await expect(panel.getByRole('tabpanel')).toContainText(`${game.awayTeam.shortName} Starter 1`);
    expect(await placesIn(panel)).toBe(LEAGUES[game.league].starters);
    await away.focus();
    await page.keyboard.press('ArrowRight');
    await expect(home).toBeFocused();
    await expect(page).toHaveURL(/lineup=home/);
    await page.reload();
    await openLineups(page);
    await expect(home).toHaveAttribute('aria-selected', 'true');
    await expect(panel.getByRole('tabpanel')).toContainText('League average');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  apart('analyzer and lineups can be read', async ({ page, request }) => {
    const game = await placesGame(request);
    await page.goto(`/game/${game.id}`);
    const analyzer = page.locator('#analyzer');
    expect(await analyzer.textContent()).toContain('The sliders need JavaScript.');
    await analyzer.locator('summary').first().click();
    await expect(analyzer.getByRole('slider').first()).toBeDisabled();
    await expect(analyzer.getByText('Simulated games').first()).toBeVisible();
    await page.locator('#who > summary').click();
    await page.locator('#lineups details > summary').click();
    expect(await placesIn(page.locator('#lineups'))).toBe(2 * LEAGUES[game.league].starters);
  });
});

apart(
  'a game page stays within its JavaScript budget, its analyzer and lineups at work',
  async ({ page, request }) => {
    const game = await mainGame(request);
    const weight = weighScripts(page);
    await openAnalyzer(page, game.id);
    await openLineups(page);
    await page.waitForLoadState('networkidle');
    expect(await weight()).toBeLessThan(BUDGET);
  },
);
