import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { groupFigures } from '#domain/record/figures/groupFigures.ts';
import { recordFiguresOf } from '#domain/record/figures/recordFigures.ts';
import { gradedRow } from '#domain/record/rows.fixture.ts';
import { PicksPage } from './list/PicksPage.tsx';
import { ComputedRecord } from './page/ComputedRecord.tsx';
import { RecordTable } from './RecordTable.tsx';

const rows = (html: string, selector: string) =>
  parse(html)
    .querySelectorAll(selector)
    .map((row) => row.querySelectorAll('th, td').map(({ text }) => text));

test('a claim stands over its count, labelled by its rate; the count has its range instead', () => {
  const moneyline = [gradedRow(1), gradedRow(2, { outcome: 'loss' })];
  const spread = gradedRow(2, { market: 'spread', outcome: 'push' });
  const counted = { all: groupFigures([...moneyline, spread]), winners: groupFigures(moneyline) };
  const html = renderToStaticMarkup(
    <RecordTable
      of="Sport"
      caption="By sport"
      rows={[
        { label: 'NFL', claimed: { winRate: 64.9, wins: 1342, units: 5.8 }, counted },
        { label: 'NHL', claimed: { winRate: 65, roi: 8.4, units: -1 }, counted: undefined },
        { label: 'Golf', claimed: undefined, counted: { ...counted, winners: undefined } },
      ]}
    />,
  );
  expect(rows(html, 'tbody tr')).toEqual([
    ['NFL', 'claimed', '–', '1,342', '64.9%', '–', '–', '+5.8', 'Good'],
    ['counted', '1', '1', '50.0%', '9–91%', '−3.0%', '−0.1', '–'],
    ['NHL', 'claimed', '–', '–', '65.0%', '–', '+8.4%', '−1.0', 'Strong'],
    ['counted', 'none graded yet'],
    ['Golf', 'counted', '–', '–', '–', '–', '−3.0%', '−0.1', '–'],
  ]);
});

const record = (all: Parameters<typeof recordFiguresOf>[0]) =>
  renderToStaticMarkup(
    <ComputedRecord
      figures={recordFiguresOf(all)}
      asOf="2026-11-23T05:00:00.000Z"
      losses={all.filter(({ outcome }) => outcome === 'loss')}
    />,
  );

test('the losses and the worst runs come first, and every loss leads to its line of the ledger', () => {
  const html = record([
    gradedRow(1, { outcome: 'loss' }),
    gradedRow(2, { outcome: 'loss' }),
    gradedRow(3),
  ]);
  const page = parse(html);
  expect(page.querySelectorAll('dl.stats dt').map(({ text }) => text)).toEqual([
    'Picks lost',
    'Longest losing run',
    'Worst drawdown',
    'Return',
  ]);
  expect(page.querySelector('dl.stats dd')?.text).toBe('2');
  expect(html).toContain('too few for a range');
  const [game, loss] = page.querySelectorAll('.picks-table tbody a');
  expect(game?.getAttribute('href')).toBe('/game/1');
  expect(loss?.getAttribute('href')).toBe('/verify?line=1');
});

test('an edge that was shown has its claim beside what came back; none is the normal state', () => {
  expect(record([gradedRow(1)])).toContain('That is normal.');
  const edge = (day: number) =>
    gradedRow(day, { id: day, basis: 'edge', claimed: 0.03, outcome: 'loss' });
  const few = record([gradedRow(1), edge(2)]);
  expect(few).toContain(
    '1 bet in 100.0% of the contests, claiming +3.0% on average: with fewer than 20',
  );
  expect(few).not.toContain('Claim in range');
  const many = Array.from({ length: 20 }, (_, at) => [gradedRow(1 + at), edge(1 + at)]).flat();
  const [all] = rows(record(many), 'table tbody tr').filter(([bucket]) => bucket === '2–5%');
  expect(all?.slice(0, 5)).toEqual(['2–5%', '20', '100.0%', '+3.0%', '−100.0%']);
  expect(all?.at(-1)).toBe('no');
});

test('a void stands among the graded picks, and a corrected result says so', () => {
  const lines = [gradedRow(1, { outcome: 'void' }), gradedRow(2, { resultVersion: 2 })];
  const html = renderToStaticMarkup(<PicksPage rows={lines} asked={{}} page={1} />);
  const [latest, first] = rows(html, '.picks-table tbody tr');
  expect(latest?.join(' ')).toContain('Woncorrected result');
  expect(first?.join(' ')).toContain('Void');
  const closed = { price: 100, closingProbability: 60 };
  const priced = renderToStaticMarkup(
    <PicksPage
      rows={[gradedRow(1, { ...closed, outcome: 'void' }), gradedRow(2, closed)]}
      asked={{}}
      page={1}
    />,
  );
  expect(rows(priced, '.picks-table tbody tr').map((cells) => cells[7])).toEqual(['+20.0%', '–']);
  const links = parse(html)
    .querySelectorAll('.picks-table tbody tr:last-child a')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/game/1', '/verify?line=1', '/verify?line=101', '/verify?line=1#re-run']);
});

test('where nothing is graded the list has no form and leads to the record; an address it cannot read is said', () => {
  const none = parse(renderToStaticMarkup(<PicksPage rows={[]} asked={{}} page={1} />));
  expect(none.querySelector('h2')?.text).toBe('No graded bets yet');
  expect(none.querySelector('form')).toBeNull();
  expect(none.querySelector('.empty a')?.getAttribute('href')).toBe('/track-record');
  const page = (refused: boolean) =>
    parse(
      renderToStaticMarkup(
        <PicksPage rows={[gradedRow(1)]} asked={{}} page={1} refused={refused} />,
      ),
    );
  expect(page(true).querySelector('[role=status]')?.text).toContain('Here is the whole list.');
  expect(page(true).querySelectorAll('.picks-table tbody tr')).toHaveLength(1);
  expect(page(false).querySelector('[role=status]')).toBeNull();
});

test('the longest losing run and the chart in front are of the moneyline alone', () => {
  const lost = (['moneyline', 'spread', 'total'] as const).map((market) =>
    gradedRow(1, { market, outcome: 'loss' }),
  );
  const outright = gradedRow(2, { market: 'outright', outcome: 'loss', probability: 8 });
  const page = parse(record([...lost, outright]));
  expect(page.querySelectorAll('dl.stats dd:not(.remark)').map(({ text }) => text)).toEqual([
    '4',
    '1',
    '4.0 units',
    '−100.0%',
  ]);
  expect(page.querySelector('.reliability svg')?.getAttribute('aria-label')).toContain(
    'moneyline picks',
  );
  expect(page.querySelectorAll('.disclose summary').map(({ text }) => text)).toEqual([
    'Each league by month',
    'Spread',
    'Total',
    'Winner of a field',
    'All markets together',
  ]);
  const fields = parse(record([outright]));
  expect(fields.querySelectorAll('dl.stats dd:not(.remark)')[1]?.text).toBe('–');
  expect(fields.querySelector('.reliability')).toBeNull();
});

test('a page of thousands of picks stays small: a hundred lines and the way to the next', () => {
  const many = Array.from({ length: 5000 }, (_, at) => gradedRow(1 + (at % 28), { gradeLine: at }));
  const html = renderToStaticMarkup(<PicksPage rows={many} asked={{ league: 'NFL' }} page={2} />);
  expect(rows(html, '.picks-table tbody tr')).toHaveLength(100);
  expect(html.length).toBeLessThan(150_000);
  const pages = parse(html).querySelectorAll('nav.pages a');
  expect(pages.map((link) => link.getAttribute('href'))).toEqual([
    '/track-record/picks?league=NFL',
    '/track-record/picks?league=NFL&page=3',
  ]);
  expect(record(many).length).toBeLessThan(150_000);
});

test('ours beside ESPN’s own chances, where there are enough games of it', () => {
  const games = (count: number) =>
    Array.from({ length: count }, () => gradedRow(2, { espnProbability: 70 }));
  expect(record(games(10))).not.toContain('ESPN’s own chances');
  const html = record(games(60));
  expect(html).toContain('Compared with ESPN’s chances');
  expect(rows(html, '[aria-label="Ours and ESPN’s"] tbody tr')).toEqual([
    ['All', '60', '0.1600', '0.0900', '0.2500', '0.5108', '0.3567', '0.6931'],
    ['NFL', '60', '0.1600', '0.0900', '0.2500', '0.5108', '0.3567', '0.6931'],
  ]);
});

test('on a phone each figure of results and scores has its column’s name above it', () => {
  const page = parse(record([gradedRow(1, { outcome: 'loss' }), gradedRow(2), gradedRow(3)]));
  const namesOf = (table: string) =>
    page
      .querySelectorAll(`${table}.lines-table tbody tr`)
      .map((row) => row.querySelectorAll('td').map((cell) => cell.getAttribute('data-of')));
  const heads = page
    .querySelector('.returns-table thead tr')
    ?.querySelectorAll('th')
    .map(({ text }) => text)
    .slice(1);
  const results = namesOf('.returns-table');
  expect(results.length).toBeGreaterThan(3);
  for (const names of results) expect(names).toEqual(heads);
  for (const names of namesOf('.scores-table')) {
    expect(names).toEqual([
      'Scored',
      'Brier, ours',
      'Brier, close',
      'Brier, coin',
      'Log loss, ours',
      'Log loss, close',
      'Log loss, coin',
      'Closing-line value',
      'Beat the close',
    ]);
  }
});

test('what was counted: each unit by itself, voids by cause, what was graded again, bets of contests', () => {
  const html = record([
    gradedRow(1, { outcome: 'loss' }),
    gradedRow(1, { market: 'total', pick: 'over', line: 40, price: undefined, units: undefined }),
    gradedRow(2, {
      outcome: 'void',
      voidCause: 'calledEarly',
      regraded: true,
      outcomeBefore: 'loss',
    }),
    gradedRow(3, { outcome: 'void', voidCause: 'neverTold', probability: 50 }),
    gradedRow(4, { probability: 50 }),
    gradedRow(4, { basis: 'edge', claimed: 0.02 }),
    gradedRow(4, { basis: 'edge', claimed: 0.02, market: 'spread', line: -3 }),
  ]);
  const texts = parse(html)
    .querySelectorAll('.data-list > div')
    .map((row) => row.childNodes.map(({ text }) => text));
  expect(texts).toEqual([
    ['Predictions', '4 graded, each with one pick of a winner'],
    ['Picks', '5 in all markets, several a prediction'],
    ['Stakes', '2 priced picks, one unit each'],
    ['Expected', '50% of priced picks had a negative expectation by our own figures; mean +5.0%'],
    ['Void', '2: 1 called early, 1 never told'],
    ['Graded again', '1 line: 1 lost → void'],
    ['Edges', '2 bets shown in 1 contest'],
  ]);
});
