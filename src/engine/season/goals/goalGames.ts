import { InputError } from '#domain/numbers/inputError.ts';
import { type Generator, unit } from '../../rng/generator.ts';
import { log } from '../../rng/log.ts';
import { type ComingGames, gameVariance, type Preparing } from '../coming.ts';
import { type Result, resultOf } from '../result.ts';
import type { RunInWork } from '../seasonRun.ts';
import type { Walk } from '../walk.ts';
import { drawGoals, GOALS, poissonTables, rowOf } from './poissonTables.ts';
import { addResults, movedShare } from './resultShares.ts';
import { solveRates } from './solveRates.ts';

/** Scores drawn until one has the result that was set; then the plainest one with it stands. */
const MOST_TRIES = 300;
const PLAIN = [
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** Half of a random number, in the middle of the eight bits that choose a row of the grid. */
const MIDDLE = 128;

/**
 * Games of soccer: goals of both sides, Poisson at rates that the run's strengths move, with Dixon and Coles' dependence of low
 * scores. Rates at the ratings' means are solved so that the mean over strengths gives the published shares.
 */
export function goalGames(preparing: Preparing, generator: Generator): ComingGames {
  const { left, strengths } = preparing.inputs;
  if (!strengths.goals) throw new InputError('Input strengths.goals is missing', 'strengths.goals');
  const { mean, rho } = strengths.goals;
  const tables = poissonTables();
  const start = log(mean);
  const solved = left.homeWin.map((home, game) =>
    solveRates({ home, draw: left.draw[game] ?? 0 }, gameVariance(preparing, game), rho, start),
  );
  const homeLog = Float64Array.from(solved, (rates) => rates.home);
  const awayLog = Float64Array.from(solved, (rates) => rates.away);

  /** Half of what the strengths add to the log ratio. */
  const halfGap = (run: RunInWork, { now }: Walk, at: number): number =>
    ((now[run.home[at] ?? 0] ?? 0) - (now[run.away[at] ?? 0] ?? 0)) / 2;

  /** Moves a low score by the dependence. */
  function depend(run: RunInWork, at: number, homeRow: number, awayRow: number): void {
    const { homeScore, awayScore } = run;
    const score = 2 * (homeScore[at] ?? 0) + (awayScore[at] ?? 0);
    const chance = movedShare(score, rho, tables.rates[homeRow] ?? 0, tables.rates[awayRow] ?? 0);
    if (chance === 0 || unit(generator.next()) >= chance) return;
    // 1–0 and 0–0 turn into each other, and so do 0–1 and 1–1: the home side's goal moves.
    homeScore[at] = 1 - (homeScore[at] ?? 0);
  }

  return {
    numbers: 2,
    play(run, { now }, games, bits, from) {
      const { home, away, homeScore, awayScore, firstLeft } = run;
      const [homeLogs, awayLogs, poisson] = [homeLog, awayLog, tables];
      for (let next = 0; next < games.length; next++) {
        const game = games[next] ?? 0;
        const at = firstLeft + game;
        const half = ((now[home[at] ?? 0] ?? 0) - (now[away[at] ?? 0] ?? 0)) / 2;
        const hosts = bits[from + 2 * next] ?? 0;
        const guests = bits[from + 2 * next + 1] ?? 0;
        const homeRow = rowOf((homeLogs[game] ?? 0) + half, hosts);
        const awayRow = rowOf((awayLogs[game] ?? 0) - half, guests);
        const scored = drawGoals(poisson, homeRow, hosts);
        const conceded = drawGoals(poisson, awayRow, guests);
        homeScore[at] = scored;
        awayScore[at] = conceded;
        if ((scored | conceded) < 2) depend(run, at, homeRow, awayRow);
      }
    },
    playSet(run, walk, game, result: Result) {
      const place = run.firstLeft + game;
      const half = halfGap(run, walk, place);
      const homeRow = rowOf((homeLog[game] ?? 0) + half, MIDDLE);
      const awayRow = rowOf((awayLog[game] ?? 0) - half, MIDDLE);
      let tries = 0;
      do {
        if (tries === MOST_TRIES) {
          const [home, away] = PLAIN[result];
          run.homeScore[place] = home;
          run.awayScore[place] = away;
          break;
        }
        const home = drawGoals(tables, homeRow, generator.next());
        const away = drawGoals(tables, awayRow, generator.next());
        run.homeScore[place] = home;
        run.awayScore[place] = away;
        if ((home | away) < 2) depend(run, place, homeRow, awayRow);
        tries += 1;
      } while (resultOf(run, place) !== result);
      const { probabilities } = tables;
      const shares = { home: 0, draw: 0 };
      addResults(shares, 1, probabilities, homeRow * GOALS, probabilities, awayRow * GOALS, rho);
      const { home, draw } = shares;
      const published = [left.homeWin[game] ?? 0, left.draw[game] ?? 0];
      const [homeWin = 0, drawn = 0] = published;
      const chance = [home, draw, 1 - home - draw][result] ?? 0;
      const share = [homeWin, drawn, 1 - homeWin - drawn][result] ?? 0;
      return chance / Math.max(share, 1e-6);
    },
  };
}
