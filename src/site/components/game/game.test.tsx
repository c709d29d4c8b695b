import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_QUOTE } from '#domain/game/exampleGame.fixture.ts';
import type { Game } from '#domain/game/game.ts';
import { laggingGame } from '#domain/prices/sharpHistory.fixture.ts';
import { NO_STANDING } from '#domain/record/leagueStanding.ts';
import { GamePage } from '#render/gamePage/GamePage.tsx';
import { GameCard } from './GameCard.tsx';
import { UpcomingTable } from './UpcomingTable.tsx';

const NOW = '2026-11-22T15:50:00Z';
/** The visible text, without scripts. */
const text = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>/g, '')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll('&amp;', '&');
const card = (game: Game, now = NOW) => renderToStaticMarkup(<GameCard game={game} now={now} />);
const NOTHING = {
  ledger: undefined,
  lines: [],
  others: [],
  teamPaths: new Set<string>(),
  standing: NO_STANDING,
};
const view = (game: Game, now = NOW) =>
  renderToStaticMarkup(<GamePage {...NOTHING} game={game} now={now} />);

test('a card carries every figure the specification names', () => {
  const html = card(EXAMPLE_GAME);
  for (const figure of [
    'NFL',
    'TODAY',
    'Today 1:00 PM EST',
    'Kansas City Chiefs',
    'Buffalo Bills',
    '43%',
    '57%',
    'Point Spread',
    'BUF −2.5',
    'Game Total',
    '50',
    'Predicted winner',
    'Bills 57.3%',
    'KC 24 – 26 BUF',
    '2 of 5 stars',
    'Low Confidence',
  ]) {
    expect(html).toContain(figure);
  }
});

test('what the feed says beside sides and score stands on card and page, as text', () => {
  const bowl: Game = {
    ...EXAMPLE_GAME,
    occasion: '<b>Rose Bowl</b>',
    series: 'KC leads series 2-1',
    broadcasts: { national: ['ABC', 'ESPN+'], home: ['YES'] },
    homeTeam: { ...EXAMPLE_GAME.homeTeam, rank: 5 },
  };
  for (const html of [card(bowl), view(bowl)]) {
    expect(html).toContain('&lt;b&gt;Rose Bowl&lt;/b&gt; · KC leads series 2-1');
    expect(text(html).replaceAll(/\|+/g, '|')).toMatch(/No\. 5\| \|?Buffalo Bills/);
    expect(html).not.toContain('<b>Rose');
  }
  const page = text(view(bowl)).replaceAll(/\|+/g, '|');
  expect(page).toContain('On |ABC, ESPN+');
  expect(page).toContain('|TV and streaming|ABC, ESPN+, YES (BUF)|');
  expect(page).toContain('|Playoff series|KC leads series 2-1|');
  const local: Game = { ...EXAMPLE_GAME, broadcasts: { away: ['NESN'] } };
  expect(text(view(local))).toContain('NESN (KC)');
  expect(card(local)).not.toContain('NESN');
  const plain = card(EXAMPLE_GAME) + view(EXAMPLE_GAME);
  for (const word of ['occasion', 'class="rank"', 'Playoff series', 'TV and']) {
    expect(plain).not.toContain(word);
  }
});

test('a card leads to the game, a link that reads as both sides, and beside it to the check of its bet', () => {
  const html = card(EXAMPLE_GAME);
  const [, ...others] = html.match(/<a [^>]*href="[^"]*"/g) ?? [];
  expect(others).toEqual([expect.stringContaining('href="/check?v=1&amp;leg=g18402_')]);
  expect(html).toContain('href="/game/18402"');
  const link = text(html.slice(html.indexOf('<a '), html.indexOf('</a>')));
  expect(link).toMatch(
    /Kansas City Chiefs\|+, moneyline win probability \|+43%\|+ at \|.*Buffalo Bills\|+, moneyline win probability \|+57%/,
  );
});

test('a pending card shows no figure', () => {
  const html = card({ ...EXAMPLE_GAME, prediction: undefined });
  expect(html).toContain('Prediction pending...');
  expect(text(html)).not.toMatch(/\d%/);
});

test('MLB cards speak of run line and total runs', () => {
  const html = card({ ...EXAMPLE_GAME, league: 'MLB' });
  expect(html).toContain('Run Line');
  expect(html).toContain('Total Runs');
});

test('no page part needs a style attribute', () => {
  expect(card(EXAMPLE_GAME) + view(EXAMPLE_GAME)).not.toContain('style=');
});

test('a game page derives its figures from the prediction and the quotes', () => {
  const html = text(view(EXAMPLE_GAME));
  expect(html).toContain('Bills win 6 simulated games, Chiefs 3, and 1 end tied after overtime.');
  expect(html).toContain('Market, margin removed');
  expect(html).toContain('Chiefs cover +1.5');
  expect(html).toContain('KC 24–27 BUF, 60.0% of games');
  expect(html).toContain('seed 4d2a91e7 · engine 1.0.0');
});

test('figures missing for a game are marked typical', () => {
  const html = text(view({ ...EXAMPLE_GAME, odds: [] })).replaceAll(/\|+/g, '|');
  expect(html).toContain('Spread accuracy|72% |typical');
  expect(html).toContain('Over/under confidence|68% |typical');
});

test('a cover has one figure: of the decided games, with its side and its line, and the push beside it', () => {
  const shown = (line: number) => {
    const odds = [{ ...EXAMPLE_QUOTE, spread: { line, home: -110, away: -110 } }];
    return text(view({ ...EXAMPLE_GAME, odds })).replaceAll(/\|+/g, '|');
  };
  // Of ten runs Buffalo wins six by 3, and loses three by 7; one is level.
  const half = shown(-2.5);
  expect(half).toContain('Spread accuracy|Bills −2.5 covers 60.0% |');
  expect(half).toContain('60.0%|Bills cover −2.5');
  const whole = shown(-3);
  expect(whole).toContain('Spread accuracy|Chiefs +3 covers 100.0% (push 60.0%) |');
  expect(whole).toContain('100.0%|Chiefs cover +3|Push 60.0%|0.0%|Bills cover −3|');
  expect(whole).toContain('Over/under confidence|Over 47.5 60.0% |');
});

test('a point spread and a total say that they are means; baseball’s run line is none', () => {
  expect(text(view(EXAMPLE_GAME))).toContain('Average margin. Market BUF −1.5');
  expect(text(card(EXAMPLE_GAME)).replaceAll(/\|+/g, '|')).toContain(
    '|Point Spread, average|BUF −2.5',
  );
  expect(text(view({ ...EXAMPLE_GAME, league: 'MLB' }))).not.toContain('Average margin');
});

test('categories favored are counted over eight', () => {
  const html = text(view(EXAMPLE_GAME)).replaceAll(/\|+/g, '|');
  expect(html).toContain('Categories favored|Bills 7 of 8');
  // No figure contradicts the headline, so the sentence would add nothing.
  expect(html).not.toContain('The eight categories');
});

test('weather at the venue has its impact spelled out; indoors there is none', () => {
  const weatherData = {
    temperature: 38,
    windSpeed: 12,
    windDirection: 'WNW',
    humidity: 71,
    uvIndex: 2,
  };
  const html = text(view({ ...EXAMPLE_GAME, weatherData })).replaceAll(/\|+/g, '|');
  expect(html).toContain('Weather Impact Analysis|Moderate, 35 of 100');
  expect(html).toContain('Cold adds 25, wind adds 10.');
  expect(html).toContain('Wind|12 mph WNW|Humidity|71%|UV index|2|');
  for (const league of ['NBA', 'NHL', 'NCAAB'] as const) {
    expect(view({ ...EXAMPLE_GAME, league, weatherData })).not.toContain('Weather');
  }
  expect(view(EXAMPLE_GAME)).not.toContain('Weather Impact');
});

test('a game without a prediction says that it is pending', () => {
  const html = view({ ...EXAMPLE_GAME, prediction: undefined });
  expect(html).toContain('Prediction Pending');
  expect(html).toContain('Monte Carlo simulation is still running for this game.');
  expect(html).not.toContain('Monte Carlo Analysis');
});

test('a game with a side that can have no rating says so instead, before its start and after', () => {
  const stranger = { name: 'Chaminade Silverswords', shortName: 'Chaminade', abbreviation: 'CHMD' };
  const unrated: Game = { ...EXAMPLE_GAME, prediction: undefined, awayTeam: stranger };
  for (const now of [NOW, unrated.gameTime]) {
    const html = view(unrated, now);
    expect(html).toContain('<h2>Not Rated');
    expect(html).toContain(
      'We have no rating for Chaminade Silverswords, so we cannot predict this game',
    );
    expect(html).not.toMatch(/pending|No prediction/i);
    expect(card(unrated, now)).toContain('Not rated');
    expect(card(unrated, now)).not.toContain('Prediction pending');
  }
});

test('a side new to the ratings is said to start at its level, under the verdict', () => {
  const { recipe } = EXAMPLE_GAME.prediction;
  const note = 'Bills is new to the ratings: starts at the level of an expansion team, wide range';
  const prediction = { ...EXAMPLE_GAME.prediction, recipe: { ...recipe, notes: [note] } };
  const sentence =
    'Bills is new to our ratings: starts at the level of an expansion team, wide range.';
  expect(view({ ...EXAMPLE_GAME, prediction })).toContain(`<p class="trust">${sentence}</p>`);
  expect(view(EXAMPLE_GAME)).not.toContain('new to our ratings');
});

test('a game that began without a prediction says that none was published', () => {
  const panel =
    /data-when="(open|closed)"( hidden="")?><section class="panel"><div class="panel-head"><h2>([^<]*)/g;
  const shownPanels = (game: Game, now: string) =>
    [...view(game, now).matchAll(panel)].flatMap(([, , hidden, title]) => (hidden ? [] : [title]));
  const pending: Game = { ...EXAMPLE_GAME, prediction: undefined };
  expect(shownPanels(pending, NOW)).toEqual(['Prediction Pending']);
  expect(shownPanels(pending, pending.gameTime)).toEqual(['No Prediction']);
  const over = { status: 'final', score: { home: 27, away: 24 }, detail: 'Final' } as const;
  expect(view({ ...pending, ...over })).toContain(
    'Bills won 27–24. No prediction was published before the start.',
  );
  expect(card(pending, pending.gameTime)).toContain(
    '<span data-when="open" hidden="">Prediction pending...</span>',
  );
});

test('a final game shows its score, the predicted one and what became of the pick', () => {
  const over = { status: 'final', score: { home: 20, away: 31 }, detail: 'Final' } as const;
  const page = text(view({ ...EXAMPLE_GAME, ...over })).replaceAll(/\|+/g, '|');
  expect(page).toContain('|Final|31|–|20|Predicted 24–26|');
  expect(page).toContain('Final: Chiefs won 31–20');
  expect(page).toContain('The pick was wrong: Bills at 57.3% before the start.');
  const small = text(card({ ...EXAMPLE_GAME, ...over }));
  expect(small).toContain('Pick wrong');
  expect(small).toContain('KC 31 – 20 BUF');
});

test('after the start a prediction is shown as closed', () => {
  const closed = /<div class="alert info[^>]*data-when="closed"( hidden="")?>/;
  expect(closed.exec(view(EXAMPLE_GAME))?.[1]).toBeDefined();
  expect(closed.exec(view(EXAMPLE_GAME, EXAMPLE_GAME.gameTime))?.[1]).toBeUndefined();
});

test('a return is said by the badge, the odds, the insights and the table while its price is fresh, and then no more', () => {
  const odds = [{ ...EXAMPLE_QUOTE, moneyline: { home: 105, away: -125 } }];
  const game = laggingGame({ ...EXAMPLE_GAME, odds });
  const table = (now: string) => renderToStaticMarkup(<UpcomingTable games={[game]} now={now} />);
  const all = (now: string) => view(game, now) + table(now);
  const fresh =
    /data-when="fresh"( hidden="")?>(?:<[^>]*>)*(Strong edge detected: Bills, the best of 6 prices\.|\+6\.4% EV|\+6\.4¢(?! per))/g;
  const shown = (now: string) =>
    [...all(now).matchAll(fresh)].map(([, hidden, said]) => [said, hidden === undefined]);
  const insight = 'Strong edge detected: Bills, the best of 6 prices.';
  const said = ['+6.4% EV', '+6.4¢', insight, '+6.4¢'];
  expect(shown('2026-11-22T15:50:00Z')).toEqual(said.map((text) => [text, true]));
  for (const later of ['2026-11-22T16:12:00Z', '2026-11-22T18:00:00Z']) {
    expect(shown(later)).toEqual(said.map((text) => [text, false]));
    expect(all(later)).toContain(
      'data-when="unfresh">The posted prices are over 30 min old, or closed',
    );
  }
});

test('a sample price is called one once, where it is compared; the page’s banner says the rest', () => {
  const sample = { ...EXAMPLE_GAME, sample: true, odds: [{ ...EXAMPLE_QUOTE, sample: true }] };
  expect(text(view(sample)).match(/samples?\b/gi)).toEqual(['Sample']);
  expect(card(sample)).not.toMatch(/sample/i);
});

test('text from a feed is only text, and a colour only a colour', () => {
  const homeTeam = {
    ...EXAMPLE_GAME.homeTeam,
    name: '<script>alert(1)</script>',
    color: 'red" onload="x',
  };
  const html = card({ ...EXAMPLE_GAME, homeTeam });
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('onload');
});
