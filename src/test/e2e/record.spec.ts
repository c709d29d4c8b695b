import { readPageOnce, texts } from './html.ts';
import { expect, readingTest as test } from './test.ts';

test('the record says that nothing is graded, and shows no win rate of its own', async ({
  request,
}) => {
  const page = await readPageOnce(request, '/track-record');
  expect(texts(page, 'main h2')[0]).toBe('No graded bets yet');
  expect(texts(page, 'table.claims thead th')).toEqual([
    'Published claim',
    'Computed from the ledger',
  ]);
  expect(texts(page, 'table.claims tbody tr').map((row) => row.split(' ').at(-1))).toEqual([
    'yet',
    'yet',
    'yet',
    'yet',
    'ratings',
  ]);
});

test('before there is a record the backtest stands there, as what it is', async ({ request }) => {
  const page = await readPageOnce(request, '/track-record');
  expect(texts(page, '#backtest .panel-head')[0]).toMatch(
    /^The test on past seasons ?A test, not a record\. Computed/,
  );
  expect(texts(page, '#backtest .scores-table tbody th')).toContainEqual(
    expect.stringMatching(/^UFC \d+ in \d{4}–\d{4}$/),
  );
  expect(texts(page, '#backtest .scores-table .day')[0]).toMatch(/^[A-Z][a-z]{2} \d+, \d{4}$/);
  expect(texts(page, '.first-day .finding')[0]).toMatch(/^On past seasons our model alone beat/);
  expect(texts(page, '#backtest b')[0]).toContain('can hardly differ from it');
});

test('the claimed total is labelled Strong and stands over an empty count', async ({ request }) => {
  const page = await readPageOnce(request, '/track-record');
  expect(texts(page, '.record-table tbody tr.claimed td')).toEqual([
    'claimed',
    '–',
    '–',
    '67.3%',
    '–',
    '+8.4%',
    '+15.2',
    'Strong',
  ]);
  expect(texts(page, '.record-table tbody tr.below td')).toEqual(['counted', 'none graded yet']);
});

test('the list of graded picks says that there is none yet, and an address it cannot read is a page, too', async ({
  page,
}) => {
  await page.goto('/track-record/picks');
  await expect(page.getByRole('heading', { name: 'No graded bets yet' })).toBeVisible();
  await expect(page.getByLabel('Market')).toHaveCount(0);
  const answer = await page.goto('/track-record/picks?page=0');
  expect(answer?.status()).toBe(400);
  await expect(page.getByText('Here is the whole list.')).toBeVisible();
  await page.getByRole('link', { name: 'The track record says' }).click();
  await expect(page).toHaveURL(/\/track-record$/);
});

test('the record ships no framework, and its files are there before anything is in them', async ({
  request,
}) => {
  const page = await readPageOnce(request, '/track-record');
  expect(page.querySelectorAll('astro-island')).toHaveLength(0);
  const csv = await request.get('/api/record.csv');
  expect(csv.headers()['content-type']).toContain('text/csv');
  expect((await csv.text()).split(',')[0], 'with a byte order mark').toBe('\uFEFFgradeLine');
  expect(await (await request.get('/api/record.json')).json()).toMatchObject({
    formatVersion: 1,
    moves: [],
    rows: [],
  });
});

test('a league’s page says where our results end and how its forecasts have scored', async ({
  request,
}) => {
  const page = await readPageOnce(request, '/ufc');
  expect(texts(page, '.event-about p')[0]).toMatch(
    / Results to [A-Z][a-z]{2} \d+, \d{4}\. ?As accurate as the closing line over [\d,]+ fights\. How we know$/,
  );
  expect(texts(await readPageOnce(request, '/league/nfl'), '.league-line')[0]).toMatch(
    /^Results to [A-Z][a-z]{2} \d+, \d{4}\. ?As accurate as the closing line over [\d,]+ games\. How we know$/,
  );
});

test('no member is quoted who said nothing; the claimed rating stands among the claims', async ({
  request,
}) => {
  const page = await readPageOnce(request, '/');
  expect(page.querySelectorAll('blockquote')).toHaveLength(0);
  expect(texts(page, 'h2')).not.toContain('What members say');
  expect(page.text).not.toContain('4.9/5');
  const record = await readPageOnce(request, '/track-record');
  expect(texts(record, 'table.claims tbody tr:last-child > *')).toEqual([
    'Rating',
    '4.9/5 from 2,500+ members',
    'this site collects no ratings',
  ]);
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('results and scores by league and month fit: nothing scrolls sideways', async ({ page }) => {
    await page.goto('/track-record');
    // Nothing is graded here, so a table of the longest figures stands in.
    const widths = await page.evaluate(() => {
      const cells = (names: readonly string[], text: string) =>
        names.map(
          (name) =>
            `<td data-of="${name}">${text}<span class="range">−112.5 to +118.4%</span></td>`,
        );
      const table = (kind: string, names: readonly string[]) =>
        `<section class="scroll"><table class="data-table ${kind} lines-table"><thead><tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody><tr><th>NASCAR Craftsman Truck Series, September 2026</th>${cells(names, '−1,234.56%').join('')}</tr></tbody></table></section>`;
      const place = document.querySelector('main .wrap');
      place?.insertAdjacentHTML(
        'afterbegin',
        `<div class="panel"><div class="content">${table('returns-table', ['Lost', 'Won', 'Push', 'Void', 'Longest losing run', 'Worst drawdown', 'Win rate', 'Priced', 'Units', 'ROI'])}${table('scores-table', ['Scored', 'Brier, ours', 'Brier, close', 'Brier, coin', 'Log loss, ours', 'Log loss, close', 'Log loss, coin', 'Closing-line value', 'Beat the close'])}</div></div>`,
      );
      return [...document.querySelectorAll('section.scroll:has(.lines-table)')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
    });
    // With the page's own tables, if it has any.
    expect(widths.length).toBeGreaterThanOrEqual(2);
    expect(widths.filter((width) => width !== 0)).toEqual([]);
  });
});
