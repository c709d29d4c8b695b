import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { analyze } from '#domain/analyzer/analyze.ts';
import { analyzerSetup } from '#domain/analyzer/opening.ts';
import {
  EXAMPLE_GAME,
  EXAMPLE_PREDICTION,
  EXAMPLE_QUOTE,
} from '#domain/game/exampleGame.fixture.ts';
import type { PredictedGame } from '#domain/game/game.ts';
import { teamOn } from '#domain/game/predictedWinner.ts';
import { marginHistogram, type ScoreGrid, totalHistogram } from '#domain/game/scoreGrid.ts';
import type { League } from '#domain/leagues/league.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { unpack } from '#domain/numbers/packedHistogram.ts';
import { compareOdds } from '#domain/prices/compareOdds.ts';
import { spreadCall, totalCall } from '#domain/prices/lineCall.ts';
import { coverShares, decisiveShare, totalShares } from '#domain/prices/lineProbability.ts';
import { betLabel } from '#domain/prices/pricedBets.ts';
import { NO_STANDING } from '#domain/record/leagueStanding.ts';
import { rerunOfGame } from '#domain/rerun/ofGame.ts';
import { shownRerunGame } from '#domain/rerun/shown/game.ts';
import { coverText } from '#domain/rerun/words.ts';
import { summarize } from '#domain/words/summary.ts';
import { GamePage } from '#render/gamePage/GamePage.tsx';
import { heroText } from '../charts-hero/heroText.ts';
import { UpcomingTable } from './UpcomingTable.tsx';

const NOW = '2026-11-22T15:50:00Z';
/** The visible text; the words of drawings are their labels. */
const text = (html: string): string =>
  html
    .replaceAll(/<script.*?<\/script>/g, '')
    .replaceAll(/ aria-label="([^"]*)"[^>]*>/g, '>$1')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|');

/** Home by 0–3 goals: a line of −1 and totals of 3 are landed on often. */
const GOALS: ScoreGrid = [
  [0, 0, [70, 81]],
  [1, 0, [123, 94, 31]],
  [2, 0, [149, 137, 22]],
  [3, 0, [88, 113, 92]],
];
const POINTS: ScoreGrid = [
  [20, 17, [210, 0, 0, 0, 0, 0, 97]],
  [24, 20, [151, 230, 0, 0, 44]],
  [30, 17, [118, 0, 0, 150]],
];

function gameOf(league: League, grid: ScoreGrid, line: number, total: number): PredictedGame {
  const anchor = {
    ...EXAMPLE_PREDICTION.anchor,
    spread: { line, share: 0.5 },
    total: { line: total, share: 0.5 },
    books: ['DraftKings'],
    leftOut: [],
  };
  const prediction = {
    ...EXAMPLE_PREDICTION,
    ...summarize(grid, LEAGUES[league].canDraw, anchor),
    anchor,
  };
  const odds = [
    {
      ...EXAMPLE_QUOTE,
      spread: { line, home: -110, away: -110 },
      total: { line: total, over: -110, under: -110 },
    },
  ];
  return { ...EXAMPLE_GAME, league, prediction, odds };
}

const GAMES: readonly (readonly [string, PredictedGame])[] = [
  ['a soccer favorite at −1 with a total of 3', gameOf('EPL', GOALS, -1, 3)],
  ['a soccer game at quarter lines', gameOf('EPL', GOALS, -0.75, 2.25)],
  ['a soccer pick’em', gameOf('EPL', GOALS, 0, 2.5)],
  ['football on key numbers', gameOf('NFL', POINTS, -3, 47)],
  ['football on half points', gameOf('NFL', POINTS, -3.5, 46.5)],
  ['hockey at the puck line', gameOf('NHL', GOALS, -1.5, 3)],
];

const page = (game: PredictedGame): string =>
  text(
    renderToStaticMarkup(
      <GamePage
        ledger={undefined}
        lines={[]}
        others={[]}
        teamPaths={new Set<string>()}
        standing={NO_STANDING}
        game={game}
        now={NOW}
      />,
    ),
  );

test.each(GAMES)('%s has one share per bet, wherever it is said, pushes left out', (_, game) => {
  const { grid } = game.prediction.simulationData;
  const [odds] = game.odds;
  const [line, total] = [odds?.spread?.line ?? Number.NaN, odds?.total?.line ?? Number.NaN];
  const { homeTeam, awayTeam } = game;
  const cover = coverShares(grid, 'home', line);
  const over = totalShares(grid, 'over', total);
  const shares = {
    home: decisiveShare(cover),
    away: 1 - decisiveShare(cover),
    over: decisiveShare(over),
    under: 1 - decisiveShare(over),
  };
  const said = page(game);
  const of = (share: number): string => percent(100 * share, 1);
  const push = (split: { readonly push: number }): string =>
    split.push > 0 ? ` (push ${of(split.push)})` : '';

  // The odds table.
  for (const { market, rows } of compareOdds(game)) {
    if (market === 'moneyline') continue;
    for (const { side, simcastShare } of rows) {
      expect(simcastShare, side).toBeCloseTo(shares[side === 'draw' ? 'home' : side], 12);
    }
  }

  // The charts.
  const [home, away] = [homeTeam.shortName, awayTeam.shortName];
  expect(said).toContain(`${of(shares.away)}|${coverTextOf(away, -line)}`);
  expect(said).toContain(`${of(shares.home)}|${coverTextOf(home, line)}`);
  expect(said).toContain(
    `Under ${total} in ${of(shares.under)}, over ${total} in ${of(shares.over)}`,
  );

  // The numbers, and what the API gives.
  const spreadSaid = spreadCall(marginHistogram(grid), line);
  const totalSaid = totalCall(totalHistogram(grid), total);
  const { simulationData } = game.prediction;
  expect(said).toContain(
    `Spread accuracy|${betLabel(game, spreadSaid)} covers ${of(shares[spreadSaid.side])}${push(cover)} |`,
  );
  expect(said).toContain(
    `Over/under confidence|${betLabel(game, totalSaid)} ${of(shares[totalSaid.side])}${push(over)} |`,
  );
  expect(simulationData.spreadConfidence).toBeCloseTo(100 * shares[spreadSaid.side], 12);
  expect(simulationData.totalConfidence).toBeCloseTo(100 * shares[totalSaid.side], 12);

  // The league's table.
  const row = text(renderToStaticMarkup(<UpcomingTable games={[game]} now={NOW} />));
  const whole = (share: number) => percent(100 * share);
  const covers = cover.push > 0 ? ` (push ${whole(cover.push)})` : '';
  const overs = over.push > 0 ? ` (push ${whole(over.push)})` : '';
  expect(row).toContain(`|${whole(shares.home)}${covers}|${total}|${whole(shares.over)}${overs}|`);

  // The analyzer as it opens.
  const setup = analyzerSetup(game);
  expect([setup.lines.spread, setup.lines.total]).toEqual([line, total]);
  const read = analyze(setup, setup.lines, unpack(setup.margins), unpack(setup.totals));
  expect(read.spread.percent).toBeCloseTo(100 * shares[read.spread.side], 12);
  expect(read.total.percent).toBeCloseTo(100 * shares[read.total.side], 12);
  expect([read.spread.side, read.total.side]).toEqual([spreadSaid.side, totalSaid.side]);

  // The what-if as it opens, and the re-run.
  const rerun = rerunOfGame(game);
  if (rerun?.about.kind !== 'game') throw new Error('This game cannot be run again');
  const whatIf = new Map(
    shownRerunGame(grid, rerun.about, {}, 8).shares.map(({ label, share }) => [label, share]),
  );
  expect(whatIf.get(coverText(home, line))).toBeCloseTo(shares.home, 12);
  expect(whatIf.get(`Over ${total}`)).toBeCloseTo(shares.over, 12);
  const again = new Map(rerun.said.figures);
  expect(again.get(coverText(home, line))).toBe(percent(100 * shares.home, 3));
  expect(again.get(coverText(away, 0 - line))).toBe(percent(100 * shares.away, 3));
  expect(again.get(`Over ${total}`)).toBe(percent(100 * shares.over, 3));
  expect(again.get(`Under ${total}`)).toBe(percent(100 * shares.under, 3));

  // The picture of the front page.
  const hero = heroText(game, -line);
  expect(hero.cover?.text).toContain(whole(shares[hero.cover?.side ?? 'home']));
  expect(teamOn(game, hero.cover?.side ?? 'home')).toBe(line <= 0 ? homeTeam : awayTeam);
});

/** As the charts say it. */
const coverTextOf = (side: string, handicap: number): string =>
  coverText(side, handicap).replace(/^(\S+) (\S+) cover$/, '$1 cover $2');

test('no screen and no message multiplies a share of all games into a percentage', () => {
  const source = join(import.meta.dirname, '../../..');
  const files = ['site', 'render', 'members', 'client', 'domain'].flatMap((room) =>
    readdirSync(join(source, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|academy/.test(name))
      .map((name) => join(room, name)),
  );
  const raw = files.filter((name) => {
    const text = readFileSync(join(source, name), 'utf8');
    const splits = /(cover|total)Shares(In)?\(|(spread|total)Call\(/.test(text);
    return splits && /(\.(win|lose)\s*\*\s*100)|(100 \* [\w.[\]()]*\.(win|lose)\b)/.test(text);
  });
  expect(files.length).toBeGreaterThan(300);
  expect(raw).toEqual([]);
});
