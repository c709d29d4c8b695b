import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from '#domain/game/exampleGame.fixture.ts';
import type { Game } from '#domain/game/game.ts';
import { BASKETBALL_LINES, FOOTBALL_LINES, withLines } from '#domain/lineup/drawn.fixture.ts';
import { priceMarks } from '#domain/prices/priceMark.ts';
import { NO_STANDING } from '#domain/record/leagueStanding.ts';
import { ENGINE_VERSION } from '#engine/index.ts';
import { markedPart } from '../shellParts.ts';
import { GamePage } from './GamePage.tsx';
import { gameDocument } from './gameDocument.tsx';

const NOW = new Date('2026-11-22T15:50:00Z');
const LEDGER = {
  seq: 1234,
  hash: 'ab'.repeat(32),
  previousHash: 'cd'.repeat(32),
  appendedAt: '2026-11-21T15:00:00Z',
};
const FRAME = `<head>${markedPart('head', '<title>Frame</title>')}</head>${markedPart('sample', '')}<main>${markedPart('page', '<p data-team-paths="/team/nfl/buffalo-bills"></p>')}</main>`;

const data = (game: Game) => ({ game, ledger: LEDGER, lines: [], others: [], now: NOW });
const page = (game: Game) =>
  renderToStaticMarkup(<GamePage {...data(game)} teamPaths={new Set()} standing={NO_STANDING} />);
const headings = (html: string) => [...html.matchAll(/<h[23]>([^<]*)/g)].map(([, text]) => text);
const linksTo = (html: string) => [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);

const OUTDOORS: Game = { ...EXAMPLE_GAME, weatherData: { temperature: 50 } };
/** This engine made it, so that it can run again. */
const RUN_AGAIN = {
  ...EXAMPLE_PREDICTION,
  recipe: { ...EXAMPLE_PREDICTION.recipe, engineVersion: ENGINE_VERSION },
};
const INDOORS: Game = { ...OUTDOORS, league: 'NBA' };
const UNDRAWN: Game = {
  ...EXAMPLE_GAME,
  prediction: {
    ...EXAMPLE_PREDICTION,
    simulationData: { ...EXAMPLE_PREDICTION.simulationData, grid: [] },
  },
};

test('a moved game’s page says from when, until it starts', () => {
  const previousStart = { startTime: '2026-11-21T18:00:00Z', timeKnown: true };
  const line = (now: Date) =>
    parse(
      gameDocument(FRAME, {
        ...data({ ...EXAMPLE_GAME, previousStart }),
        now,
        slate: 'f',
        sample: false,
      }),
    )
      .querySelectorAll('#verdict p[data-when="open"]:not([hidden])')
      .map(({ text }) => text);
  expect(line(NOW)).toEqual(['Moved from Saturday 1:00 PM EST']);
  expect(line(new Date(EXAMPLE_GAME.gameTime))).toEqual([]);
});

test('a page says one number of runs, that of its own figures', () => {
  const simulationData = { ...EXAMPLE_PREDICTION.simulationData, iterations: 100_000 };
  const game = { ...EXAMPLE_GAME, prediction: { ...EXAMPLE_PREDICTION, simulationData } };
  const html = gameDocument(FRAME, { ...data(game), slate: 'f', sample: false });
  expect(html).toContain('Played 100,000 times from one seed');
  expect(html).toContain('From 100,000 simulated games');
  expect(html).not.toMatch(/\b10,000\b|\b25,000\b/);
});

test.each([
  ['outdoors', OUTDOORS, true],
  ['indoors', INDOORS, false],
  ['without weather', EXAMPLE_GAME, false],
  ['without simulated scores', UNDRAWN, false],
])('a game %s has five folds, each with a link, in page order', (_, game, weather) => {
  const root = parse(page(game));
  const folds = root.querySelectorAll('.parts > details').map(({ id }) => id);
  expect(folds).toEqual(['odds', 'picture', 'numbers', 'who', 'proof']);
  const bar = root.querySelectorAll('.on-page a').map((link) => link.getAttribute('href'));
  expect(bar).toEqual(['#verdict', ...folds.map((id) => `#${id}`)]);
  for (const id of linksTo(page(game))) expect(root.querySelector(`[id="${id}"]`)).not.toBeNull();
  expect(root.querySelector('#weather') !== null).toBe(weather);
});

test('each address of a part leads to the fold that holds it', () => {
  const root = parse(page({ ...OUTDOORS, prediction: RUN_AGAIN }));
  const foldOf = (id: string) => root.querySelector(`[id="${id}"]`)?.closest('.part')?.id;
  const held = {
    picture: ['monte-carlo', 'analyzer', 'what-if'],
    numbers: ['winner', 'lines', 'confidence', 'insights', 'scores'],
    who: ['lineups', 'sky', 'weather', 'info'],
    proof: ['ledger', 're-run', 'method'],
  };
  for (const [fold, ids] of Object.entries(held)) {
    for (const id of ids) expect([id, foldOf(id)]).toEqual([id, fold]);
  }
});

test('odds and picture stand open; what-if is one tap from the head', () => {
  const root = parse(page({ ...EXAMPLE_GAME, prediction: RUN_AGAIN }));
  expect(root.querySelectorAll('.parts details[open]').map(({ id }) => id)).toEqual([
    'odds',
    'picture',
  ]);
  expect(root.querySelector('#verdict a.button')?.getAttribute('href')).toBe('#what-if');
  expect(root.querySelector('#what-if')?.getAttribute('data-what-if-of')).toBe(
    root.querySelector('[data-rerun]')?.getAttribute('data-rerun'),
  );
  const old = parse(page(EXAMPLE_GAME));
  expect(old.querySelector('[href="#what-if"], #what-if')).toBeNull();
});

test('what both teams played before is there where we know it, and nowhere else', () => {
  expect(page(EXAMPLE_GAME)).not.toContain('Last games');
  const played = (day: string, us: number, them: number) =>
    ({ day, opponent: 'New York Jets', where: 'away', us, them }) as const;
  const lastGames = {
    // The last of them is the game of the page.
    'Buffalo Bills': [played('2026-11-22', 30, 3), played('2026-11-15', 24, 17)],
  };
  const standing = { ...NO_STANDING, lastGames };
  const html = renderToStaticMarkup(
    <GamePage {...data(EXAMPLE_GAME)} teamPaths={new Set()} standing={standing} />,
  );
  expect(html).toContain('>BUF won 1</span>');
  expect(html).toContain('<b>24–17</b><span>at New York Jets</span>');
  expect(html).not.toContain('30–3');
});

test('the lineups say first who is known to play; where nobody is they say nothing', () => {
  const said = (game: Game) => {
    const [, lineups = ''] = page(game).split('id="lineups"');
    return [...lineups.matchAll(/<p[^>]*data-who="(\w+)"[^>]*>(.*?)<\/p>/g)].map(
      ([, side, html = '']) => [side, html.replaceAll(/<[^>]*>/g, '')],
    );
  };
  expect(said(EXAMPLE_GAME)).toEqual([]);
  const home = { starter: { name: 'J. <b>Allen</b>', status: 'expected', basis: 'last starter' } };
  expect(said({ ...EXAMPLE_GAME, availability: { home } as Game['availability'] })).toEqual([
    ['away', 'Chiefs. Quarterback: not announced.'],
    ['home', 'Bills. Quarterback: J. &lt;b&gt;Allen&lt;/b&gt; (expected: last starter).'],
  ]);
});

test('a page without a prediction has no panel that is empty, and no heading of one', () => {
  const said = headings(page({ ...EXAMPLE_GAME, prediction: undefined }));
  expect(said).toContain('Prediction Pending');
  expect(said).toContain('How the prediction is made');
  for (const empty of ['Interactive Prediction Analyzer', 'Projected Starting Lineups', 'Odds']) {
    expect(said).not.toContain(empty);
  }
});

test('without simulated scores the analyzer has the smooth curve alone, and the figures say what is usual', () => {
  const simulationData = {
    ...EXAMPLE_PREDICTION.simulationData,
    iterations: 0,
    grid: [],
  };
  const html = page({ ...EXAMPLE_GAME, prediction: { ...EXAMPLE_PREDICTION, simulationData } });
  expect(headings(html)).toContain('Interactive Prediction Analyzer');
  expect(headings(html)).toContain('Projected Starting Lineups');
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  const analyzer = text.slice(text.indexOf('Interactive Prediction Analyzer'));
  expect(analyzer).toMatch(/Smooth curve [1-9]\d?%/);
  // Only of the moneylines, which are the prediction's own.
  expect(analyzer.match(/Simulated games \d/g)).toHaveLength(2);
  expect(analyzer).not.toMatch(/NaN|undefined|Infinity/);
  expect(text).toMatch(/Score volatility (High|Medium|Low)/);
  expect(text).toContain('Iterations 25,000 typical');
  expect(text).toContain('Most likely score N/A');
  expect(text).toContain('Spread accuracy 72% typical');
});

test('the head says who wins, at which price, how good and how old; a side where our ratings have it', () => {
  const scores = [
    {
      from: { league: 'NFL', seasons: '2023 + 2024', unit: 'games' },
      contests: 570,
      ours: 0.60752,
      own: 0.6191,
      close: 0.60727,
      coin: Math.LN2,
    },
  ];
  const homeTeam = { ...EXAMPLE_GAME.homeTeam, record: '8-2' };
  const places = { [homeTeam.name]: 3 };
  const prediction = { ...EXAMPLE_PREDICTION, learnedTo: '2026-11-16' };
  const html = renderToStaticMarkup(
    <GamePage
      {...data({ ...EXAMPLE_GAME, homeTeam, prediction })}
      teamPaths={new Set()}
      standing={{ ...NO_STANDING, scores, places }}
    />,
  );
  const [, head = ''] = /<section class="score[^"]*".*?>(.*?)<\/section>/s.exec(html) ?? [];
  const text = head
    .replaceAll(/<span class="tip".*?<\/span>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  expect(text).toContain('Predicted winner 57.3% Bills win');
  // A return that the rule does not call an edge says why in the same place.
  expect(text).toContain(
    'Best price Over 47.5 at −110 +14.5¢ per $1 DraftKings: only one book to go by. Seen',
  );
  expect(text).toMatch(/Best price .*Seen \d+:\d\d [AP]M E[SD]T/);
  expect(text).toContain(
    'Results to Nov 16, 2026. As accurate as the closing line over 570 games. How we know',
  );
  expect(text).not.toMatch(/±|log loss/);
  expect(text).toContain('BUF 8–2 rated 3rd');
  expect(text.match(/rated/g)).toHaveLength(1);
});

test('where nobody of a team is known one line says so, and the placeholders are folded behind it', () => {
  const lineups = parse(page(EXAMPLE_GAME)).querySelector('#lineups');
  expect(lineups?.querySelector('p')?.text).toBe('Lineups not out yet.');
  const fold = lineups?.querySelector('details:not([open])');
  expect(lineups?.querySelectorAll('table')).toHaveLength(2);
  expect(fold?.querySelectorAll('table')).toHaveLength(2);
  expect(fold?.querySelectorAll('[role=tab]').map(({ text }) => text)).toEqual(['Chiefs', 'Bills']);
  expect(lineups?.text).not.toContain('Confidence');
});

test('players who matter stand in one table a team, each count a link to his page', () => {
  const lineups = parse(page(withLines('NFL', FOOTBALL_LINES))).querySelector('#lineups');
  const tables = lineups?.querySelectorAll('table') ?? [];
  expect(tables.map((table) => table.querySelector('caption')?.text)).toEqual([
    'Players of the Kansas City Chiefs: mean, floor and ceiling',
    'Players of the Buffalo Bills: mean, floor and ceiling',
  ]);
  expect(lineups?.querySelectorAll('details')).toHaveLength(0);
  const row = tables[0]?.querySelector('tr[data-player]');
  expect(row?.querySelector('th')?.text).toBe('Patrick Mahomes QB');
  const counts = row?.querySelectorAll('td a') ?? [];
  expect(counts.map(({ text }) => text)).toEqual([
    'Mahomes, passing yards 268 213–322',
    'Mahomes, passing touchdowns 1.84 1–3',
    'Mahomes, rushing yards 18 4–31',
  ]);
  const path = row?.querySelector('th a')?.getAttribute('href');
  expect(path).toMatch(/^\/player\/nfl\/n\d+-patrick-mahomes$/);
  expect(counts[0]?.getAttribute('href')).toBe(`${path}#passingYards`);
  expect(lineups?.querySelector('[data-players-of]')?.getAttribute('data-prediction')).toBe('1');
  expect(lineups?.querySelector('.note:last-child a')?.getAttribute('href')).toBe('/players/nfl');
});

test('the analyzer leads to players’ lines where there are any', () => {
  const link = (game: Game) => parse(page(game)).querySelector('#analyzer a[href="#lineups"]');
  expect(link(withLines('NBA', BASKETBALL_LINES))?.text).toBe('Move any player’s line');
  expect(link(INDOORS)).toBeNull();
});

test('a side of which nobody is known says so in its tab', () => {
  const away = FOOTBALL_LINES.filter(({ team }) => team === 'away');
  const [first, second] = parse(page(withLines('NFL', away))).querySelectorAll(
    '#lineups [role=tabpanel]',
  );
  expect(first?.querySelectorAll('tr[data-player]')).toHaveLength(7);
  expect(second?.querySelector('p')?.text).toBe('Lineups not out yet.');
  expect(second?.querySelector('details table caption')?.text).toBe(
    'Starting places of the Buffalo Bills',
  );
});

test('college has no players, and says why', () => {
  const html = page(withLines('NCAAF', []));
  expect(html).toContain('We forecast no college players: most states bar their props.');
});

test('a game that has ended says how, and whether the pick was right', () => {
  const score = { home: 31, away: 20 };
  const html = page({ ...EXAMPLE_GAME, status: 'final', score, detail: 'Final' });
  expect(html).toContain('31');
  expect(html).toMatch(/pick was right/i);
});

test('the parts that come alive carry what they are drawn from', () => {
  const html = page(EXAMPLE_GAME);
  const names = [...html.matchAll(/data-island="([^"]*)" data-props="([^"]*)"/g)];
  expect(names.map(([, name]) => name)).toEqual(['analyzer']);
  for (const [, , props = ''] of names) JSON.parse(props.replaceAll('&quot;', '"'));
});

test('a page carries its game and its prices, to be compared with those of the moment', () => {
  const html = page(EXAMPLE_GAME);
  expect(html).toContain(`data-game="${EXAMPLE_GAME.id}"`);
  expect(html).toContain(`data-odds="${priceMarks(EXAMPLE_GAME.odds)}"`);
});

test('text of a feed is only ever text', () => {
  const name = '"><!--/page--><script>alert(1)</script>';
  const evil = { ...EXAMPLE_GAME, homeTeam: { ...EXAMPLE_GAME.homeTeam, name, shortName: name } };
  const html = gameDocument(FRAME, { ...data(evil), slate: 'f', sample: false });
  expect(html).not.toContain('<script>');
  expect(html.split('<!--/page-->')).toHaveLength(2);
});

test('the frame is filled: head, sample notice and page, and links to the teams it knows', () => {
  const slate = 'f'.repeat(64);
  const html = gameDocument(FRAME, { ...data(EXAMPLE_GAME), slate, sample: true });
  expect(html).toContain('<title>Chiefs @ Bills, Nov 22: odds and score, 43–57 | Simcast</title>');
  expect(html).toContain(`<meta name="slate" content="${slate}" data-drawn="`);
  expect(html).toContain(`/game/${EXAMPLE_GAME.id}"/>`);
  expect(html).toContain('<b>Sample games.</b>');
  expect(html).toContain('<a href="/team/nfl/buffalo-bills">Buffalo Bills</a>');
  expect(html).not.toContain('<a href="/team/nfl/kansas-city-chiefs">');
  expect(html).not.toContain('data-team-paths');
  const live = gameDocument(html.replace(markedPart('page', ''), ''), {
    ...data(EXAMPLE_GAME),
    slate,
    sample: false,
  });
  expect(live).not.toContain('Sample games.');
});
