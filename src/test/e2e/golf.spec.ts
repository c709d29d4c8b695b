import { tourName } from '#domain/golf/tours.ts';
import { GOLF_TOURS, type GolfTour } from '#domain/leagues/eventLeague.ts';
import { pageOf } from './builtPage.ts';
import { expect, readingTest, test } from './test.ts';

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

test('Golf Tournaments: ten tour cards that lead to their tours', async () => {
  const page = await pageOf('/golf');
  expect(page.texts('h1')).toEqual(['Golf Tournaments']);
  const cards = page.all('a.tour-card');
  expect(cards).toHaveLength(10);
  for (const tour of GOLF_TOURS) {
    const card = page.one(`a.tour-card[href="/golf/${tour}"]`);
    expect(card.texts('h1, h2, h3, h4'), tour).toEqual([tourName(tour)]);
    expect(card.text, tour).toMatch(/\d+ upcoming/);
  }
  const next = page.one('a.tour-card');
  expect(next.texts('time')).toEqual([expect.stringMatching(/^[A-Z][a-z]{2} \d\d, \d{4}$/)]);
  expect(next.text).toContain('$');
  expect(next.text).toMatch(/Predicted winner[A-Z].+\d+\.\d%/);
  const idle = cards.map((card) => card.is('.idle'));
  expect(idle).toEqual(idle.toSorted());
  const none = page.one('a.tour-card[href="/golf/pga-australasia"]');
  expect(none.text).toContain('No upcoming tournaments');
});

test('the info box says what the simulation analyzes, and that it runs daily', async () => {
  const main = (await pageOf('/golf')).one('main');
  expect(main.text).toContain('analyzes player performance, course history and current form');
  expect(main.text).toMatch(/runs daily.*3:00 AM EST|4:00 AM EDT/);
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
  test(`${tourName(tour)}: heading, subtitle, content and footer card`, async () => {
    const page = await pageOf(`/golf/${tour}`);
    const main = page.one('main');
    expect(page.texts('h1')).toEqual([`${tourName(tour)} Tournaments`]);
    expect(main.text).toContain('AI predictions updated daily for upcoming tournaments');
    expect(main.text).toContain(`${tourName(tour)} AI predictions`);
    expect(main.text).toMatch(/Predictions refresh daily at (3:00 AM EST|4:00 AM EDT)/);
    if (NO_EVENTS.includes(tour)) {
      expect(main.text).toContain(
        'Check back soon for upcoming tournament predictions and analysis.',
      );
      return;
    }
    for (const text of SAMPLES[tour] ?? TRAVELERS) expect(main.text).toContain(text);
    expect(main.text).toMatch(/Sample, June/);
    const odds = tour === 'korn-ferry-tour' ? /[+−]\d+ to\s[+−]\d+/ : /fair [+−]\d+/;
    if (tour !== 'dp-world-tour') {
      expect(main.named('ul, ol', /^Head-to-heads/).one('li').text).toMatch(odds);
    }
    const rungs = main.all('[role=img]').filter(({ name }) => /middle finish/.test(name));
    expect(rungs.length).toBeGreaterThanOrEqual(10);
  });
}

readingTest('a tour without a tournament says so', async ({ page }) => {
  for (const tour of NO_EVENTS) {
    await page.goto(`/golf/${tour}`);
    await expect(
      page.locator('main').getByRole('heading', { name: 'No Current Events' }),
      tour,
    ).toBeVisible();
  }
});

readingTest(
  'the next tournament comes first with its likeliest winner, the sample of 2025 is folded',
  async ({ page }) => {
    await page.goto('/golf/pga-tour');
    const first = page.locator('article.tournament').first();
    await expect(first.getByRole('heading', { level: 2 })).toHaveText('Hero World Challenge');
    await expect(first).toContainText(/Predicted winner.+Wins\d+\.\d%fair [+−]\d+/);
    const archive = page.locator('#archive');
    await expect(archive).not.toHaveAttribute('open');
    await expect(archive.locator('> summary')).toContainText(/Travelers Championship.+\d+\.\d%/s);
    await expect(archive.locator('article.tournament')).toBeHidden();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  readingTest('a closed market says its likeliest with the share, and opens', async ({ page }) => {
    await page.goto('/golf/pga-tour');
    const market = page.locator('details.panel-fold', { hasText: 'Top 5 Finish' }).first();
    await expect(market.locator('summary')).toContainText(/\d+\.\d%/);
    await expect(market.getByRole('table')).toBeHidden();
    await market.locator('summary').click();
    await expect(market.getByRole('table')).toBeVisible();
  });
});

readingTest('the Ladies page is headed by its guide as well', async ({ page }) => {
  await page.goto('/golf/ladies-european-tour');
  await expect(
    page.getByRole('heading', { name: 'The Ultimate Guide to the Ladies European Tour' }),
  ).toBeVisible();
});

test('tours of the default content say whose tournament stands in', async () => {
  const page = await pageOf('/golf/asian-tour');
  expect(page.one('main').text).toContain('The Travelers Championship of the PGA Tour');
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

readingTest(
  'an unknown slug shows the raw slug and the default content, and is not found',
  async ({ page }) => {
    const answer = await page.goto('/golf/moon-tour');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('moon-tour Tournaments');
    await expect(page).toHaveTitle(/^moon-tour/);
    for (const text of TRAVELERS) await expect(page.locator('main')).toContainText(text);
    await page.goto('/golf/%3Cimg%20src=x%3E');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('<img src=x> Tournaments');
  },
);

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
