import { TOUR_NAMES } from '#domain/golf/tours.ts';
import { GOLF_TOURS, type GolfTour } from '#domain/leagues/eventLeague.ts';
import { expect, test } from './test.ts';

const LISTING = '**/api/golf/tours';
const ofTour = '**/api/golf/*/tournaments';

/** Texts that a tour's sample tournament must show. */
const SAMPLES: Partial<Record<GolfTour, readonly string[]>> = {
  'japan-golf-tour': [
    'Japan Players Championship',
    'Nishi Nasuno CC',
    'June 26–29, 2025',
    '36-hole cut',
    'top 60 and ties',
    'ties split evenly',
    '10,000 simulations',
    '+/-2-stroke round variance',
    'Outright Winner',
    'Fair odds are 1 divided by the probability',
    'Top 5 Finish',
    'Top 10 Finish',
    'Make the Cut',
    'First-Round Leader',
    'Head-to-Head',
    'Finding betting value',
  ],
  'dp-world-tour': [
    'Italian Open',
    'Argentario Golf Club',
    'June 26–29, 2025',
    'Value Picks',
    'Top 5 Finish',
    'Top 10 Finish',
    'First-Round Leader',
    'Top Italian',
    'Top GB and Ireland',
    'Top Scandinavian',
    'Odds are approximate',
  ],
  'lpga-tour': [
    "KPMG Women's PGA Championship",
    'Fields Ranch East',
    'June 19–22, 2025',
    'Outright Winner',
    'Top 5 Finish',
    'Top 10 Finish',
    'Head-to-Head',
    'First-Round Leader',
    'Value Indicators',
  ],
  'korn-ferry-tour': [
    'Memorial Health Championship',
    'June 26–29, 2025',
    'American odds',
    'Outright Winner',
    'Top 5 Finish',
    'Top 10 Finish',
    'Head-to-Head',
  ],
  'liv-golf': [
    'LIV Golf Dallas',
    'June 27–29, 2025',
    '54 players (13 teams plus 2 wildcards)',
    '54 holes',
    'no cut',
    'shotgun start',
    '10,000 simulations',
    'Win Probabilities',
    'Value Bets',
    'Head-to-Head',
    'Market types',
  ],
};

const TRAVELERS = [
  'Travelers Championship',
  'TPC River Highlands',
  'June 19–22, 2025',
  '72 players',
  'Signature event',
  'no cut',
  '10,000 simulations',
];

const NO_EVENTS: readonly GolfTour[] = ['ladies-european-tour', 'pga-australasia'];

test('Golf Tournaments: ten tour cards that lead to their tours', async ({ page }) => {
  await page.goto('/golf');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Golf Tournaments');
  const cards = page.locator('a.tour-card');
  await expect(cards).toHaveCount(10);
  for (const tour of GOLF_TOURS) {
    const card = page.locator(`a.tour-card[href="/golf/${tour}"]`);
    await expect(card.getByRole('heading')).toHaveText(TOUR_NAMES[tour]);
    await expect(card).toContainText(/\d+ upcoming/);
  }
  const next = cards.first();
  await expect(next.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d\d, \d{4}$/);
  await expect(next).toContainText('$');
  await expect(next).toContainText(/Likeliest winner[A-Z].+\d+\.\d%/);
  const idle = await cards.evaluateAll((all) => all.map((one) => one.matches('.idle')));
  expect(idle).toEqual(idle.toSorted());
  const none = page.locator('a[href="/golf/pga-australasia"].tour-card');
  await expect(none).toContainText('No upcoming tournaments');
});

test('the info box says what the simulation analyzes, and that it runs daily', async ({ page }) => {
  await page.goto('/golf');
  await expect(page.locator('main')).toContainText(
    'analyzes player performance, course history and current form',
  );
  await expect(page.locator('main')).toContainText(/runs daily.*3:00 AM EST|4:00 AM EDT/);
});

test('the tours are loading, then there', async ({ page }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(LISTING, async (route) => {
    await held;
    await route.fulfill({ json: { 'pga-tour': [], 'moon-tour': [] } });
  });
  await page.goto('/golf');
  await expect(page.getByText('Loading golf tournaments...')).toBeVisible();
  answer();
  await expect(page.getByText('Loading golf tournaments...')).toBeHidden();
  await expect(page.locator('a.tour-card')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'moon-tour' })).toBeVisible();
});

for (const [title, json] of [
  ['no tours at all', {}],
  ['no tour has a tournament', { 'pga-tour': [], 'liv-golf': [] }],
] as const) {
  test(`${title}: No golf tournaments available at this time.`, async ({ page }) => {
    await page.route(LISTING, (route) => route.fulfill({ json }));
    await page.goto('/golf');
    await expect(page.getByText('No golf tournaments available at this time.')).toBeVisible();
    await expect(page.locator('a.tour-card')).toHaveCount(Object.keys(json).length);
    await expect(page.getByText('runs daily')).toBeVisible();
  });
}

test('a failure is said, what the page was built with stays, and asking again helps', async ({
  page,
}) => {
  await page.route(LISTING, (route) => route.fulfill({ status: 500, json: { error: 'down' } }), {
    times: 1,
  });
  await page.goto('/golf');
  const alert = page.getByText('Failed to load golf tournaments. Please try again later.');
  await expect(alert).toBeVisible();
  await expect(page.locator('a.tour-card')).toHaveCount(10);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
});

test('an answer nothing of which can be drawn counts as none: what was built stays', async ({
  page,
}) => {
  const broken = { id: 1, name: 'A', venue: '', city: '', dateEvent: '9999-99-99', asOf: '' };
  await page.route(LISTING, (route) => route.fulfill({ json: { 'pga-tour': [broken] } }));
  await page.goto('/golf');
  await expect(
    page.getByText('Failed to load golf tournaments. Please try again later.'),
  ).toBeVisible();
  await expect(page.locator('a.tour-card')).toHaveCount(10);
});

for (const tour of GOLF_TOURS) {
  test(`${TOUR_NAMES[tour]}: heading, subtitle, content and footer card`, async ({ page }) => {
    await page.goto(`/golf/${tour}`);
    const main = page.locator('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${TOUR_NAMES[tour]} Tournaments`,
    );
    await expect(main).toContainText('AI predictions updated daily for upcoming tournaments');
    await expect(main).toContainText(`${TOUR_NAMES[tour]} AI predictions`);
    await expect(main).toContainText(/Predictions refresh daily at (3:00 AM EST|4:00 AM EDT)/);
    if (NO_EVENTS.includes(tour)) {
      await expect(main.getByRole('heading', { name: 'No Current Events' })).toBeVisible();
      await expect(main).toContainText(
        'Check back soon for upcoming tournament predictions and analysis.',
      );
      return;
    }
    for (const text of SAMPLES[tour] ?? TRAVELERS) await expect(main).toContainText(text);
    await expect(main).toContainText(/Sample, June/);
    const pair = main
      .getByRole('list', { name: /^Head-to-heads/ })
      .getByRole('listitem')
      .first();
    const odds = tour === 'korn-ferry-tour' ? /[+−]\d+ to\s[+−]\d+/ : /fair [+−]\d+/;
    if (tour !== 'dp-world-tour') await expect(pair).toContainText(odds);
    const rungs = main.getByRole('img', { name: /middle finish/ });
    expect(await rungs.count()).toBeGreaterThanOrEqual(10);
  });
}

test('the next tournament comes first with its likeliest winner, the sample of 2025 is folded', async ({
  page,
}) => {
  await page.goto('/golf/pga-tour');
  const first = page.locator('article.tournament').first();
  await expect(first.getByRole('heading', { level: 2 })).toHaveText('Hero World Challenge');
  await expect(first).toContainText(/Predicted winner.+Wins\d+\.\d%fair [+−]\d+/);
  const archive = page.locator('#archive');
  await expect(archive).not.toHaveAttribute('open');
  await expect(archive.locator('> summary')).toContainText(/Travelers Championship.+\d+\.\d%/s);
  await expect(archive.locator('article.tournament')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a closed market says its likeliest with the share, and opens', async ({ page }) => {
    await page.goto('/golf/pga-tour');
    const market = page.locator('details.panel-fold', { hasText: 'Top 5 Finish' }).first();
    await expect(market.locator('summary')).toContainText(/\d+\.\d%/);
    await expect(market.getByRole('table')).toBeHidden();
    await market.locator('summary').click();
    await expect(market.getByRole('table')).toBeVisible();
  });
});

test('the Ladies page is headed by its guide as well', async ({ page }) => {
  await page.goto('/golf/ladies-european-tour');
  await expect(
    page.getByRole('heading', { name: 'The Ultimate Guide to the Ladies European Tour' }),
  ).toBeVisible();
});

test('tours of the default content say whose tournament stands in', async ({ page }) => {
  await page.goto('/golf/asian-tour');
  await expect(page.locator('main')).toContainText('The Travelers Championship of the PGA Tour');
});

test('a tour is loading with a spinner, and says a failure', async ({ page }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(ofTour, async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { error: 'down' } });
  });
  await page.goto('/golf/liv-golf');
  const status = page.getByRole('status').filter({ hasText: 'Loading tournaments' });
  await expect(status).toHaveText('Loading tournaments and predictions...');
  await expect(status.locator('.spin')).toHaveCount(1);
  answer();
  await expect(page.getByText('Failed to load tournaments. Please try again later.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'LIV Golf Dallas' })).toBeVisible();
});

test('an unknown slug shows the raw slug and the default content, and is not found', async ({
  page,
}) => {
  const answer = await page.goto('/golf/moon-tour');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('moon-tour Tournaments');
  await expect(page).toHaveTitle(/^moon-tour/);
  for (const text of TRAVELERS) await expect(page.locator('main')).toContainText(text);
  await page.goto('/golf/%3Cimg%20src=x%3E');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<img src=x> Tournaments');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the listing and a tour can be read', async ({ page }) => {
    await page.goto('/golf');
    await expect(page.locator('a.tour-card')).toHaveCount(10);
    await page.locator('a.tour-card').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PGA Tour Tournaments');
    await expect(page.getByRole('row', { name: /Scottie Scheffler/ }).first()).toBeVisible();
  });
});
