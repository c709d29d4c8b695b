import type { Browser, Page } from '@playwright/test';
import { ERRORS } from '#contract/errors.ts';
import { FAILURES, PART_FAILURES } from '#domain/words/failures.ts';
import { GOLF_FAILURES } from '#domain/words/golfFailures.ts';
import { PAGE_LINES, UNKNOWN_READER } from '#domain/words/pageLines.ts';
import { clockOffsetMs } from '#local/clock/at.ts';
import { moveDate } from '#local/clock/moveDate.ts';
import { MEMBER_PAGE } from '#members/day/paths.ts';
import { publishedGames } from './games.ts';
import { scrollDown } from './readDown.ts';
import { enterAs, type MemberOptions } from './signIn.ts';
import { E2E } from './stack.ts';
import { expect, test } from './test.ts';

/**
 * Every page is opened with each endpoint that it asks failing in turn: the rest of the page must stand, and the part that fails
 * must say so in its own words. The endpoints are those that the page asks; one without a sentence below fails the test.
 */

/** What a page says where an endpoint fails; a page's own before everybody's. Null: no part of the page comes from it. */
type Said = Readonly<Record<string, string | null>>;

const EVERYWHERE: Said = {
  '/api/slate': PAGE_LINES.unasked,
  '/api/games/upcoming': FAILURES.games,
  '/api/ufc/upcoming': FAILURES.events,
  '/api/individual-events/upcoming': FAILURES.events,
  '/api/boxing/upcoming': FAILURES.events,
  '/api/boxing/today': FAILURES.events,
  '/api/tennis': FAILURES.events,
  '/api/tennis/predictions/all': PART_FAILURES.predictions,
  '/api/tennis/stats': PART_FAILURES.figures,
  '/api/stats/platform': PART_FAILURES.figures,
  '/api/golf/tours': GOLF_FAILURES.toursShown,
  '/api/golf/pga-tour/tournaments': GOLF_FAILURES.tournamentsShown,
  // The head of a page that needs no sign-in offers to sign in.
  '/api/auth/session': null,
  '/api/auth/passkeys': 'We could not load your passkeys.',
  // What the browser would offer in the field: the form stands, and the button says it.
  '/api/auth/passkeys/sign-in-options': null,
  '/api/auth/sessions': 'We could not load your devices.',
  '/api/subscriptions/current': 'We could not load your subscription.',
  '/api/messages/settings': 'We could not load what we send you.',
  '/api/alerts': 'We could not load your alerts.',
  '/api/voice/code': 'We could not load your line code.',
  '/api/account/feed': 'We could not load your feed.',
  '/api/bets/sync': 'Not synced',
  '/api/bets/limits': 'We could not load your account’s limits.',
  '/api/member/today': 'We could not load your day.',
  '/api/admin/users': 'Failed to load users',
  '/api/admin/summary': 'could not be loaded',
};

interface Walked {
  readonly path: string;
  readonly as?: MemberOptions;
  readonly own?: Said;
  /** A tab to open, or a fold, after an endpoint has failed. */
  readonly look?: Readonly<Record<string, string>>;
  /** Endpoints without which a page of one reader has nothing to show. */
  readonly whole?: readonly string[];
}

const LISTED: Said = { '/api/slate': FAILURES.games };
const MEMBER: MemberOptions = { status: 'active' };

const PAGES: readonly Walked[] = [
  { path: '/', own: LISTED },
  { path: '/predictions', own: LISTED },
  { path: '/predictions?league=nba', own: LISTED },
  { path: '/league/nfl', own: LISTED },
  { path: '/game/' },
  { path: '/team/' },
  { path: '/ufc' },
  { path: '/boxing', look: { '/api/boxing/today': 'Today’s Fights' } },
  { path: '/tennis' },
  { path: '/f1' },
  { path: '/nascar' },
  { path: '/golf' },
  { path: '/golf/pga-tour' },
  {
    path: '/subscribe',
    own: { '/api/auth/session': 'We could not check whether you are signed in.' },
  },
  {
    path: '/account',
    as: MEMBER,
    own: { '/api/auth/session': 'We could not check whether you are signed in.' },
    whole: ['/api/auth/session'],
  },
  { path: '/alerts', as: MEMBER, whole: ['/api/alerts'] },
  {
    path: '/my-bets',
    as: MEMBER,
    own: {
      '/api/auth/session': 'We could not check whether you are signed in',
      '/api/games/upcoming': 'We could not load the games to come.',
    },
  },
  {
    path: MEMBER_PAGE,
    as: MEMBER,
    own: {
      '/api/auth/session': UNKNOWN_READER,
      '/api/alerts': 'We could not load your alerts.',
    },
    whole: ['/api/auth/session', '/api/member/today'],
  },
  { path: '/game/', as: MEMBER },
  { path: '/admin/users', as: { isAdmin: true }, whole: ['/api/admin/users'] },
];

const HEADINGS = 'main :is(h1, h2)';

/** Opens a page, with an endpoint failing, and waits until nothing is asked any more. */
async function openPage(browser: Browser, { path, as }: Walked, failing?: string) {
  const context = await browser.newContext({ baseURL: E2E.url, locale: 'en-US' });
  await context.addInitScript(moveDate, clockOffsetMs(process.env));
  if (as) await enterAs(context, as);
  const page = await context.newPage();
  // Built data are old by then; a member's session is not.
  if (!as) await page.clock.setFixedTime(Date.now() + 20 * 60_000);
  const asked = new Set<string>();
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url());
    if (pathname.startsWith('/api/')) asked.add(pathname);
  });
  await page.route(
    ({ pathname }) => pathname === failing,
    (route) => route.fulfill({ status: 503, json: { error: ERRORS.unavailable } }),
  );
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await scrollDown(page);
  await page.locator('details.add-bet').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  await page.waitForLoadState('networkidle');
  return { page, asked, close: () => context.close() };
}

const headingsOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator(HEADINGS)
    .filter({ visible: true })
    .evaluateAll((found) => found.map((each) => each.textContent.trim()));

/** A page's path, with the first game's or team's where it ends in "/". */
async function addressOf(path: string, request: Parameters<typeof publishedGames>[0]) {
  if (path !== '/game/' && path !== '/team/') return path;
  const game = (await publishedGames(request)).find(({ prediction }) => prediction);
  const slug = game?.homeTeam.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return path === '/game/' ? `/game/${game?.id}` : `/team/${game?.league.toLowerCase()}/${slug}`;
}

for (const walked of PAGES) {
  const { path, as, own = {}, look = {}, whole = [] } = walked;
  test(`${path}${as ? ' of a member' : ''}: whatever it asks fails alone, and says so`, async ({
    browser,
    request,
  }) => {
    const at = { ...walked, path: await addressOf(path, request) };
    const sound = await openPage(browser, at);
    const headings = await headingsOf(sound.page);
    await sound.close();
    expect(headings.length).toBeGreaterThan(0);
    for (const endpoint of sound.asked) {
      const sentence = endpoint in own ? own[endpoint] : EVERYWHERE[endpoint];
      expect(sentence, `${path} says nothing where ${endpoint} fails`).not.toBeUndefined();
      const { page, close } = await openPage(browser, at, endpoint);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      if (!whole.includes(endpoint)) {
        const left = await headingsOf(page);
        const lost = headings.filter((heading) => !left.includes(heading));
        // A part that fails may lose its own heading to its sentence.
        expect(lost.length, `${path} without ${endpoint} loses ${lost.join(', ')}`).toBeLessThan(
          as ? 3 : 1,
        );
      }
      const tab = look[endpoint];
      if (tab !== undefined) await page.getByRole('tab', { name: tab.replace('’', "'") }).click();
      if (sentence) {
        await expect(
          page.locator('main').getByText(sentence).filter({ visible: true }).first(),
          `${path} without ${endpoint}`,
        ).toBeVisible();
      }
      await close();
    }
  });
}
