import { expect, test } from 'vitest';
import { withSquads } from '../../fit/margin/absences/squads.fixture.ts';
import { madeUpLeague, shuffledLeague } from '../../fit/margin/league.fixture.ts';
import { startMarginParams } from '../../fit/margin/start.ts';
import { walkMargin } from '../../fit/margin/walk.ts';
import type { FileGame } from '../../fit/row.ts';
import { upTo, walkResults } from '../walkResults.ts';
import { margin } from './backtest.ts';
import { seasonCalls } from './seasonCalls.ts';

const SEASONS = [2018, 2019, 2020, 2021, 2022];
const LEAGUE = 'NBA';
const CUT = '2021-12-15';
const silent = (): void => undefined;

/** A walk whose shapes are tried on a quarter of the usual sample: no assertion here depends on their digits. */
const walked = (league: 'NBA', rows: readonly FileGame[], seasons?: readonly number[]) =>
  walkResults(margin, { league, rows, most: 50 }, seasons, silent);

/** Changes everything after a date: results reversed, lines wild, another opponent. */
function corrupted(games: readonly FileGame[], after: string): FileGame[] {
  return games
    .filter(({ date }, at) => date <= after || at % 3 > 0)
    .map((game) =>
      game.date <= after
        ? game
        : {
            ...game,
            homeScore: game.awayScore + 40,
            awayScore: game.homeScore,
            awayKey: `${game.awayKey} B`,
            closing: { spread: 30, total: 90 },
            ...(game.homePlayed && { homePlayed: [], awayPlayed: game.homePlayed }),
          },
    );
}

const games = madeUpLeague(LEAGUE, SEASONS);
/** The fewest seasons a fit accepts, for the most expensive cases. */
const RECENT = SEASONS.slice(-3);
const recent = games.filter(({ season }) => RECENT.includes(season));
const walk2022 = walked(LEAGUE, games, [2022]);

test.each([
  ['lines and scores', games, []],
  ['and who played', withSquads(recent), ['own, who played']],
])('before a date nothing is known of what follows it: %s', (_, played, models) => {
  const truth = played === games ? walk2022 : walked(LEAGUE, played, [2022]);
  const other = walked(LEAGUE, corrupted(played, CUT), [2022]);
  const before = (walk: typeof truth) => ({
    answers: walk.questions[0]?.answers.filter(({ cluster }) => cluster <= CUT),
    earlier: walk.questions[0]?.earlier,
    values: walk.quantities.map(({ values }) => values.filter(({ cluster }) => cluster <= CUT)),
  });
  expect(before(truth).answers?.length).toBeGreaterThan(10);
  expect(before(other)).toEqual(before(truth));
  expect(other).not.toEqual(truth);
  const said = Object.keys(truth.questions[0]?.answers[0]?.said ?? {});
  expect(said.filter((model) => model.includes('who played'))).toEqual(models);
});

test('forecasts of a day do not know the results of that day', () => {
  const params = startMarginParams(LEAGUE);
  const last = games.at(-1);
  const turned = games.map((game) =>
    game.date === last?.date ? { ...game, homeScore: game.homeScore + 50 } : game,
  );
  const win = (list: readonly FileGame[]) => walkMargin(LEAGUE, params, list).calls.at(-1)?.win;
  expect(win(turned)).toBe(win(games));
});

test('what is known before a season is known to its forecasts alone, and to those of later seasons', () => {
  const known = shuffledLeague(RECENT, RECENT);
  const turned = known.map((game) => {
    const { season, homePreseason: home, awayPreseason: away } = game;
    if (season < 2022 || !home || !away) return game;
    return { ...game, homePreseason: away, awayPreseason: home };
  });
  const of = (list: readonly FileGame[], season: number) =>
    seasonCalls('NCAAB', upTo(list, season));
  expect(of(turned, 2021)).toEqual(of(known, 2021));
  const [truth, other] = [of(known, 2022), of(turned, 2022)];
  expect(other.params).toEqual(truth.params);
  expect(other.weights).toEqual(truth.weights);
  expect(other.before).toEqual(truth.before);
  expect(other.asked[0]?.win).not.toBe(truth.asked[0]?.win);
});

test('the pool with the close is fitted on the seasons that the fit uses: none of the warm-up', () => {
  const seasons = walk2022.questions[0]?.earlier?.flatMap(({ answers }) =>
    answers.map((a) => a.season),
  );
  expect([...new Set(seasons)]).toEqual([2020, 2021]);
});

test('seasons that are not there are refused', () => {
  expect(() => walked(LEAGUE, games, [2031])).toThrow('no games of season 2031');
  expect(() => walked(LEAGUE, games, [2018])).toThrow('no season before 2018');
  const alone = games.filter(({ season }) => season === 2018);
  expect(() => walked(LEAGUE, alone)).toThrow('no season before 2018');
});

test('own beats the home rate, and every model answers for every game', () => {
  const { questions, shapes, seasons } = walked(LEAGUE, games);
  expect(seasons).toEqual([2021, 2022]);
  const answers = questions[0]?.answers ?? [];
  expect(answers).toHaveLength(100);
  const loss = (model: string) =>
    answers.reduce((sum, { said, happened }) => {
      const p = said[model] ?? [];
      expect((p[0] ?? 0) + (p[1] ?? 0)).toBeCloseTo(1, 12);
      return sum - Math.log(p[happened[0] === 1 ? 0 : 1] ?? 0);
    }, 0);
  expect(loss('own')).toBeLessThan(loss('home rate'));
  expect(loss('close')).toBeLessThan(loss('home rate'));
  expect(shapes.every(({ simulated }) => simulated > 0 && simulated < 1)).toBe(true);
});
