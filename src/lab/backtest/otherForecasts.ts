import { LEAGUES } from '#domain/leagues/league.ts';
import { sum } from '#domain/numbers/numbers.ts';
import type { FileGame } from '../fit/row.ts';
import { cfbdSeason } from './elo/cfbdElo.ts';
import { eloSeason } from './elo/eloForecasts.ts';
import type { BacktestAnswer, BacktestQuestion } from './types.ts';

/** Probabilities of the three results; the draw's is 0 or absent if there is none. */
interface Results {
  readonly home: number;
  readonly draw?: number;
  readonly away: number;
}

/** Game id → model → forecast. */
type Forecasts = ReadonlyMap<string, Readonly<Record<string, Results>>>;

/** Forecasts by the home rate, plain Elo and the file's other models for the games of the given seasons. */
export function otherForecasts(games: readonly FileGame[], seasons: readonly number[]): Forecasts {
  const all = new Map<string, Record<string, Results>>();
  for (const season of seasons) {
    const elo = eloSeason(games, season);
    const cfbd = cfbdSeason(games, season);
    const rate = homeRate(games, season);
    for (const game of games) {
      if (game.season !== season) continue;
      const said = fileForecasts(game);
      const plain = elo?.get(game.id);
      const college = cfbd?.get(game.id);
      if (rate) said['home rate'] = rate;
      if (plain) said['plain Elo'] = plain;
      if (college) said['CFBD Elo'] = college;
      all.set(game.id, said);
    }
  }
  return all;
}

/** Shares of the three results in the seasons before; with two outcomes a tie is half of each. */
function homeRate(games: readonly FileGame[], season: number): Results | undefined {
  const earlier = games.filter((game) => game.season < season);
  const [first] = earlier;
  if (!first) return undefined;
  const share = (sign: number): number =>
    earlier.filter((game) => Math.sign(game.homeScore - game.awayScore) === sign).length /
    earlier.length;
  const [home, draw, away] = [share(1), share(0), share(-1)];
  if (LEAGUES[first.league].canDraw) return { home, draw, away };
  return { home: home + draw / 2, away: away + draw / 2 };
}

function fileForecasts({ others, league }: FileGame): Record<string, Results> {
  const { elo538, rating538, rating538Draw = 0 } = others;
  const said: Record<string, Results> = {};
  if (elo538 !== undefined) said.elo538 = { home: elo538, away: 1 - elo538 };
  if (rating538 === undefined) return said;
  const away = 1 - rating538 - rating538Draw;
  const threeWay = LEAGUES[league].canDraw;
  if (away >= 0 && (!threeWay || rating538Draw > 0)) {
    said.rating538 = { home: rating538, draw: rating538Draw, away };
  }
  return said;
}

/** Adds those forecasts to the questions about the winner, with outcomes home and away, or home, draw and away. */
export function withOthers(question: BacktestQuestion, forecasts: Forecasts): BacktestQuestion {
  const { outcomes } = question;
  if (outcomes === 'field' || !asksWinner(outcomes)) return question;
  const answers = question.answers.map((answer): BacktestAnswer => {
    const said = answer.id === undefined ? undefined : forecasts.get(answer.id);
    if (!said) return answer;
    const listed = Object.entries(said).map(([model, results]) => [
      model,
      inOrder(results, outcomes),
    ]);
    return { ...answer, said: { ...Object.fromEntries(listed), ...answer.said } };
  });
  return { ...question, answers };
}

const asksWinner = (outcomes: readonly string[]): boolean =>
  outcomes.includes('home') &&
  outcomes.includes('away') &&
  (outcomes.length === 2 || (outcomes.length === 3 && outcomes.includes('draw')));

/** The results in a question's order; with two outcomes, without the draw. */
function inOrder(results: Results, outcomes: readonly string[]): number[] {
  const { home, draw = 0, away } = results;
  const byName: Readonly<Record<string, number>> = { home, draw, away };
  const listed = outcomes.map((name) => byName[name] ?? 0);
  const all = sum(listed);
  return listed.map((p) => p / all);
}
