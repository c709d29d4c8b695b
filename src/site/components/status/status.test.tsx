import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OperationState } from '#domain/operation/state.ts';
import { busyState, LOOKED_AT } from './busyState.fixture.ts';
import { StatusPage } from './StatusPage.tsx';
import { StatusUnknown } from './StatusUnknown.tsx';

const DEPLOYED = { builtAt: '2026-11-22T17:30:00.000Z', slate: 'b'.repeat(64) };
const html = (state: OperationState, deployed: typeof DEPLOYED | undefined = DEPLOYED): string =>
  renderToStaticMarkup(<StatusPage state={state} deployed={deployed} now={LOOKED_AT} />);
const page = (state: OperationState, deployed?: typeof DEPLOYED) => parse(html(state, deployed));

/** The cells of the table under a heading, row by row. */
function rows(state: OperationState, title: string): string[][] {
  const panel = page(state)
    .querySelectorAll('.panel')
    .find((one) => one.querySelector('h2')?.text === title);
  return (panel?.querySelectorAll('tbody tr') ?? []).map((row) =>
    row.querySelectorAll('th, td').map(({ text }) => text.trim()),
  );
}
const facts = (state: OperationState, deployed?: typeof DEPLOYED) =>
  Object.fromEntries(
    page(state, deployed)
      .querySelectorAll('.data-list > div')
      .map((fact) => [fact.querySelector('dt')?.text, fact.querySelector('dd')?.text]),
  );

test('it says in words whether all is well, and what is not, since when', () => {
  const text = page(busyState()).querySelector('.status-verdict')?.text ?? '';
  expect(text).toContain('Something is wrong.');
  expect(text).toContain('NHL data is older than 45 minutes');
  expect(text).toContain('Since 16:55 UTC, 72 min ago.');
  expect(text).toContain('Bovada has sent nothing readable for 60 minutes.');
  const well = busyState({ leagues: [], feeds: [] });
  expect(page(well).querySelector('.status-verdict')?.text).toContain('All is well.');
});

test('the two times that are read first say New York’s beside UTC', () => {
  const remarks = page(busyState()).querySelectorAll('.status-figures .remark');
  expect(remarks.slice(0, 2).map(({ text }) => text)).toEqual([
    'UTC, 1:05 PM EST, 2 min ago',
    'UTC, 1:15 PM EST, every 15 minutes',
  ]);
});

test('before the ledger was first checked nobody says that all is well', () => {
  const unchecked = busyState({ leagues: [], feeds: [], ledger: undefined });
  const text = page(unchecked).querySelector('.status-verdict')?.text ?? '';
  expect(text).toContain('Nothing is wrong so far.');
  expect(text).toContain('The ledger’s first check comes within the hour.');
  expect(text).not.toContain('All is well');
  const never = busyState({ ...unchecked, ledgerSince: '2026-11-20T08:00:00.000Z' });
  expect(page(never).querySelector('.status-verdict')?.text).toContain(
    'The ledger has never been checked.',
  );
});

test('each stage has its last time, how long it took and how it ended', () => {
  const stages = rows(
    busyState({ stages: busyState().stages.slice(0, 3) }),
    'Stages of the refresh',
  );
  expect(stages[0]).toEqual(['Read the feeds', '18:00', '6.0 s', 'Done']);
  expect(stages[2]).toEqual(['Simulate', '18:00', '–', 'Running']);
  expect(stages[6]).toEqual(['Look for late results', '–', '–', 'Not yet']);
});

test('each league has its age beside its limit; one without contests on has no limit', () => {
  const leagues = rows(busyState(), 'Leagues and sports');
  expect(leagues.find(([league]) => league === 'NHL')?.slice(2)).toEqual([
    '72 min',
    '45 min',
    'Too old',
  ]);
  expect(leagues.find(([league]) => league === 'NFL')?.slice(2)).toEqual([
    '7 min',
    '45 min',
    'Fresh',
  ]);
  expect(leagues.some(([, , , limit, state]) => limit === '–' && state === 'Nothing on')).toBe(
    true,
  );
});

test('a league that goes on by a second feed says by which', () => {
  const leagues = busyState().leagues.map((league) =>
    league.league === 'NFL' ? { ...league, toldBy: 'nflverse' } : league,
  );
  const nfl = rows(busyState({ leagues }), 'Leagues and sports').find(([name]) => name === 'NFL');
  expect(nfl?.at(-1)).toBe('From nflverse');
});

test('each feed says whether it answers, and until when it is left alone', () => {
  expect(rows(busyState(), 'Feeds').map(([feed, , state]) => [feed, state])).toEqual([
    ['ESPN', 'Answers'],
    ['Bovada', 'Asks us to wait until 18:20'],
    ['Open-Meteo', 'Answers'],
    ['TheSportsDB', 'Unreadable'],
  ]);
});

test('what runs next, what is waiting and which pages are up are said', () => {
  expect(facts(busyState())).toMatchObject({
    'All leagues': '18:15\u00a0UTC',
    'Golf fields and the nightly ratings': 'Nov\u00a023, 08:00\u00a0UTC',
    'Comparison of subscriptions': 'Nov\u00a023, 00:00\u00a0UTC',
    'Last request of the schedule': '18:05\u00a0UTC, at work',
    'Requests still open': '1',
    'Builds pending': '0',
    'Pages online': 'built 17:30\u00a0UTC, 37 min ago',
  });
  const older = { builtAt: '2026-11-22T17:00:00.000Z', slate: 'a'.repeat(64) };
  expect(facts(busyState(), older)['Builds pending']).toBe('1');
});

test('of a sample slate no league is said to be fresh or old', () => {
  const slate = {
    sample: true,
    hash: 'a',
    publishedAt: LOOKED_AT.toISOString(),
    asOf: LOOKED_AT.toISOString(),
  };
  const text = page(busyState({ slate })).text;
  expect(text).toContain('You see sample games.');
  expect(text).toContain('No feed is read for these games');
  expect(text).not.toMatch(/NHL are older|Too old|Bovada has given/);
});

test('a ledger that does not verify is the first thing said', () => {
  const ledger = {
    checkedAt: LOOKED_AT.toISOString(),
    throughSeq: 12,
    fault: 'entry 7 of db.internal:5432 altered',
  };
  const verdict = page(busyState({ ledger })).querySelector('.status-verdict li');
  expect(verdict?.text).toContain('The ledger does not verify.');
  expect(html(busyState({ ledger }))).not.toContain('db.internal');
});

test('no address, inside or outside, no key and no hash of a slate is shown', () => {
  expect(html(busyState())).not.toMatch(/internal|espn\.com|apikey|localhost|https?:|[ab]{64}/);
});

test('whatever a feed says is text: no tag, no attribute, no line of its own', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '<!--/page-->',
      '{{constructor}}',
      '\u202Egnp.exe',
      'http://127.0.0.1:5432/',
    ),
  );
  fc.assert(
    fc.property(nasty, nasty, (item, reason) => {
      const left = {
        league: 'NFL',
        item,
        reason,
        firstAt: '',
        lastAt: LOOKED_AT.toISOString(),
        times: 1,
      };
      const drawn = html(busyState({ quarantine: [left], quarantined: 1 }));
      const root = parse(drawn);
      expect(root.querySelectorAll('script, img, [onerror]')).toHaveLength(0);
      expect(drawn).not.toMatch(/<!--|127\.0\.0\.1/);
      expect(root.querySelectorAll('.status-left-out tbody tr')).toHaveLength(1);
    }),
  );
});

test('before anything has run it says so', () => {
  const nothing = busyState({
    slate: undefined,
    lastGood: undefined,
    runs: [],
    stages: [],
    leagues: [],
    feeds: [],
    quarantine: [],
    quarantined: 0,
    requests: [],
    builds: [],
    ledger: undefined,
  });
  const { text } = page(nothing, undefined);
  for (const said of [
    'No full refresh has succeeded yet.',
    'none yet',
    'No refresh yet.',
    'No feed has been read yet.',
    'Nothing was left out in the last three days.',
  ]) {
    expect(text).toContain(said);
  }
});

test('where nothing can be read no figure is shown', () => {
  const { text } = parse(renderToStaticMarkup(<StatusUnknown now={LOOKED_AT} />));
  expect(text).toContain('We cannot show the site’s status right now.');
  expect(text).not.toContain('ago');
});

test('of the daily probe what is not as expected stands in a table, the rest is counted', () => {
  const line = { feed: 'ESPN', expected: 'refused with 400', since: '2026-11-22T00:00:30.000Z' };
  const same = { ...line, asked: 'NBA, a month', answered: '60 events', verdict: 'same' } as const;
  const better = { ...same, asked: 'NFL, from day to day', verdict: 'better' } as const;
  const checkedAt = '2026-11-22T00:00:30.000Z';
  const well = page(busyState({ probe: { checkedAt, lines: [same, same] } })).text;
  expect(well).toContain('All 2 small requests of 00:00\u00a0UTC were answered as expected.');
  const some = busyState({ probe: { checkedAt, lines: [same, better] } });
  expect(rows(some, 'Daily probe of the feeds')).toEqual([
    ['ESPN NFL, from day to day', 'refused with 400', '60 events', 'More than before'],
  ]);
  expect(page(busyState()).text).not.toContain('Daily probe');
});

test('a league that never answered is not said to have no contests on', () => {
  const leagues = [{ league: 'NBA', askedAt: LOOKED_AT.toISOString(), on: false }];
  expect(rows(busyState({ leagues }), 'Leagues and sports')).toEqual([
    ['NBA', '–', '–', '–', 'No answer yet'],
  ]);
});

test('of feeds of many books: the last reading, credits left, what is wrong, and how many edges today', () => {
  const panel = (state: OperationState): string =>
    page(state)
      .querySelectorAll('.panel')
      .find((one) => one.querySelector('h2')?.text === 'Prices by the minute')?.text ?? '';
  const since = '2026-11-22T09:00:00.000Z';
  const odds: OperationState['odds'] = [
    {
      feed: 'theoddsapi',
      since,
      remaining: 12_480,
      readAt: '2026-11-22T18:06:10.000Z',
      spentToday: 1_020,
    },
    { feed: 'propline', since, trouble: 'spent', resumeAt: '2026-11-22T19:00:00.000Z' },
  ];
  const state = busyState({ odds, edgesToday: 3 });
  expect(rows(state, 'Prices by the minute')).toEqual([
    ['The Odds API', '18:06', '12,480', '1,020', 'Answers'],
    ['PropLine', '–', '–', '–', 'Credits used up until 19:00'],
  ]);
  expect(panel(state)).toContain('3 edges found today');
  expect(panel(busyState({ odds, edgesToday: 0 }))).toContain('Edges found today: none');
  expect(panel(busyState())).toContain('no price is called an edge');
  expect(panel(busyState({ odds: [], edgesToday: 0 }))).toContain('Nothing has been read yet');
});
