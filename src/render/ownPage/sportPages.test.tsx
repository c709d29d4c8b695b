import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from '#domain/events/exampleEvents.fixture.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { matchPath } from '#domain/product/paths.ts';
import type { OwnPage } from './ownPage.ts';
import {
  boxingPage,
  f1Page,
  golfPage,
  golfTourPage,
  matchPage,
  nascarPage,
  tennisPage,
  ufcPage,
} from './sportPages.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const HOUR = 3_600_000;
const from = (hours: number): string => new Date(NOW.getTime() + hours * HOUR).toISOString();
const STATS = { totalPredictions: 1, winRate: 50, roi: 1, todaysGames: 1 };
const NO_ENTRIES = new Map();

/** The same event under another number, name and start. */
const at = <E extends SportEvent>(event: E, id: number, name: string, hours: number): E => ({
  ...event,
  id,
  name,
  startTime: from(hours),
  asOf: from(-0.1),
  status: 'scheduled',
});

const F1 = { ...EXAMPLE_RACE, league: 'F1' as const };
const facts = (events: readonly SportEvent[]) => ({ events, last: undefined, now: NOW });
const withStats = (events: readonly SportEvent[]) => ({
  ...facts(events),
  stats: STATS,
  asOf: from(-0.1),
});

/** Each page of a sport: how it is drawn, and an event it shows. */
const PAGES: Readonly<
  Record<string, readonly [SportEvent, (events: readonly SportEvent[]) => OwnPage]>
> = {
  f1: [F1, (events) => f1Page(facts(events))],
  nascar: [{ ...EXAMPLE_RACE, league: 'NASCAR-Cup' }, (events) => nascarPage(withStats(events))],
  ufc: [EXAMPLE_CARD, (events) => ufcPage(withStats(events), NO_ENTRIES, '')],
  'golf/pga-tour': [
    { ...EXAMPLE_TOURNAMENT, league: 'pga-tour' },
    (events) => golfTourPage('pga-tour', facts(events)),
  ],
};

const drawn = ({ parts }: OwnPage) =>
  parse(
    renderToStaticMarkup(
      Object.entries(parts).map(([name, part]) => (
        <div key={name} data-part={name}>
          {part}
        </div>
      )),
    ),
  );

function seen(page: OwnPage): string {
  const html = drawn(page);
  for (const hidden of html.querySelectorAll('[hidden]')) hidden.remove();
  return html.text;
}

/** Where a name first stands in a page's main part. */
const placeOf = (page: OwnPage, part: string, name: string): number =>
  drawn(page).querySelector(`[data-part="${part}"]`)?.text.indexOf(name) ?? -1;

const MAIN: Readonly<Record<string, string>> = {
  f1: 'featured',
  nascar: 'races',
  ufc: 'nights',
  'golf/pga-tour': 'featured',
};

test.each(Object.entries(PAGES))(
  '%s: the next event leads and names the page',
  (name, [event, page]) => {
    const [one, other] = [at(event, 1, 'First Event', 5), at(event, 2, 'Second Event', 30)];
    const shown = page([one, other]);
    const main = MAIN[name] ?? '';
    expect(placeOf(shown, main, 'First Event')).toBeGreaterThanOrEqual(0);
    expect(seen(shown)).not.toContain('Under way');
  },
);

test.each(Object.entries(PAGES))(
  '%s: what has begun leaves the lead, and is under way',
  (name, [event, page]) => {
    const [begun, next] = [at(event, 1, 'First Event', -1), at(event, 2, 'Second Event', 30)];
    const shown = page([begun, next]);
    const main = MAIN[name] ?? '';
    const [first, second] = ['First Event', 'Second Event'].map((one) => placeOf(shown, main, one));
    expect(second).toBeGreaterThanOrEqual(0);
    if (first !== undefined && first >= 0) expect(first).toBeGreaterThan(second ?? 0);
    if (name !== 'ufc') expect(shown.title).toContain('Second Event');
    expect(seen(page([begun]))).toContain('Under way');
  },
);

test.each(Object.entries(PAGES))(
  '%s: every part is there in every state, for a page takes all or none',
  (_, [event, page]) => {
    const names = (events: readonly SportEvent[]) => Object.keys(page(events).parts).toSorted();
    expect(names([])).toEqual(names([at(event, 1, 'First Event', 5)]));
    expect(seen(page([]))).toMatch(/No (upcoming|Current)/);
  },
);

test('the page of NASCAR has four tiles in season and out of it', () => {
  const race = at({ ...EXAMPLE_RACE, league: 'NASCAR-Cup' as const }, 1, 'First Event', 5);
  for (const events of [[], [race]]) {
    const tiles = drawn(nascarPage(withStats(events))).querySelectorAll(
      '[data-part="tiles"] .stat',
    );
    expect(tiles).toHaveLength(4);
    expect(tiles[1]?.text).toContain(`Races to come${events.length}`);
  }
});

test('a match’s page has the figures of the slate, its state, and its players in the title', () => {
  const match = at(EXAMPLE_MATCH, 71, 'Clay vs. Dirt', 3);
  const page = matchPage(matchPath(match), [match], NO_ENTRIES, NOW);
  expect(page?.title).toContain('vs.');
  expect(seen(page as OwnPage)).toContain('Set betting');
  const live = { ...match, startTime: from(-1) };
  expect(seen(matchPage(matchPath(live), [live], NO_ENTRIES, NOW) as OwnPage)).toContain(
    'Under way',
  );
});

test('a match that has left the slate has no page', () => {
  expect(matchPage('/tennis/clay-vs-dirt-71', [], NO_ENTRIES, NOW)).toBeUndefined();
});

test('boards that ask for answers of their own are drawn from the slate, too', () => {
  const match = at(EXAMPLE_MATCH, 71, 'Clay vs. Dirt', 3);
  const board = drawn(tennisPage({ events: [match], now: NOW }, '<p>Archive</p>'));
  expect(board.querySelector('[data-island="tennis"]')?.text).toContain('Next matches');
  expect(board.querySelector('[data-markup]')?.text).toContain('Archive');
  const card = at({ ...EXAMPLE_CARD, league: 'Boxing' as const }, 1, 'Able vs. Baker', 5);
  const fights = drawn(boxingPage({ events: [card], now: NOW }));
  expect(fights.querySelector('[data-island="boxing"]')?.text).toContain('Able vs. Baker');
  const open = at({ ...EXAMPLE_TOURNAMENT, league: 'pga-tour' as const }, 1, 'Test Open', 30);
  const tours = drawn(golfPage({ events: [open], now: NOW }, '<h2>About</h2>'));
  expect(tours.querySelector('[data-island="tours"]')?.text).toContain('Test Open');
});
