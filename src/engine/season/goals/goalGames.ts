import { InputError } from '#domain/numbers/inputError.ts';
import { unit } from '../../rng/generator.ts';
import { log } from '../../rng/log.ts';
import { mix } from '../../rng/mix.ts';
import { type ComingGames, gameVariance, type Preparing } from '../coming.ts';
import { seasonResult } from '../result.ts';
import type { RunInWork } from '../seasonRun.ts';
import type { Walk } from '../walk.ts';
import { drawGoals, poissonRow, poissonTables, TABLED_GOALS } from './poissonTables.ts';
import { addResults, movedShare } from './resultShares.ts';
import { solveGoalRates } from './solveRates.ts';

/** Scores drawn until one has the result that was set; then the plainest one with it stands. */
const MOST_TRIES = 300;
const PLAIN = [
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** Half of a random number, in the middle of the eight bits that choose a row of the grid. */
const MIDDLE = 128;

/** Random numbers of a game: each side's goals, and whether a low score moves. */
const NUMBERS = 3;

/**
 * Games of soccer: goals of both sides, Poisson at rates that the run's strengths move, with Dixon and Coles' dependence of low
 * scores. Rates at the ratings' means are solved so that the mean over strengths gives the published shares.
 */
export function goalGames(preparing: Preparing): ComingGames {
  const { left, strengths } = preparing.inputs;
  if (!strengths.goals) throw new InputError('Input strengths.goals is missing', 'strengths.goals');
  const { mean, rho } = strengths.goals;
  const tables = poissonTables();
  const start = log(mean);
  const solved = left.homeWin.map((home, game) =>
    solveGoalRates({ home, draw: left.draw[game] ?? 0 }, gameVariance(preparing, game), rho, start),
  );
  const homeLog = Float64Array.from(solved, (rates) => rates.home);
  const awayLog = Float64Array.from(solved, (rates) => rates.away);

  /** Half of what the strengths add to the log ratio. */
  const halfGap = (run: RunInWork, { now }: Walk, at: number): number =>
    ((now[run.home[at] ?? 0] ?? 0) - (now[run.away[at] ?? 0] ?? 0)) / 2;

  /** Moves a low score by the dependence. */
  function depend(
    run: RunInWork,
    at: number,
    homeRow: number,
    awayRow: number,
    bits: number,
  ): void {
    const { homeScore, awayScore } = run;
    const score = 2 * (homeScore[at] ?? 0) + (awayScore[at] ?? 0);
    const chance = movedShare(score, rho, tables.rates[homeRow] ?? 0, tables.rates[awayRow] ?? 0);
    if (chance === 0 || unit(bits) >= chance) return;
    // 1–0 and 0–0 turn into each other, and so do 0–1 and 1–1: the home side's goal moves.
    homeScore[at] = 1 - (homeScore[at] ?? 0);
  }

  return {
    numbers: NUMBERS,
    play(run, { now }, games, bits, from) {
      const { home, away, homeScore, awayScore, firstLeft } = run;
      const [homeLogs, awayLogs, poisson] = [homeLog, awayLog, tables];
      for (let next = 0; next < games.length; next++) {
        const game = games[next] ?? 0;
        const at = firstLeft + game;
        const half = ((now[home[at] ?? 0] ?? 0) - (now[away[at] ?? 0] ?? 0)) / 2;
        const own = from + NUMBERS * next;
        const hosts = bits[own] ?? 0;
        const guests = bits[own + 1] ?? 0;
        const homeRow = poissonRow((homeLogs[game] ?? 0) + half, hosts);
        const awayRow = poissonRow((awayLogs[game] ?? 0) - half, guests);
        const scored = drawGoals(poisson, homeRow, hosts);
        const conceded = drawGoals(poisson, awayRow, guests);
        homeScore[at] = scored;
        awayScore[at] = conceded;
        if ((scored | conceded) < 2) depend(run, at, homeRow, awayRow, bits[own + 2] ?? 0);
      }
    },
    playSet(run, walk, game, result, bits, from) {
      const at = run.firstLeft + game;
      const half = halfGap(run, walk, at);
      const homeMean = (homeLog[game] ?? 0) + half;
      const awayMean = (awayLog[game] ?? 0) - half;
      for (let tries = 0; seasonResult(run, at) !== result; tries++) {
        if (tries === MOST_TRIES) {
          const [home, away] = PLAIN[result];
          run.homeScore[at] = home;
          run.awayScore[at] = away;
          break;
        }
        const hosts = mix(bits[from] ?? 0, tries);
        const guests = mix(bits[from + 1] ?? 0, tries);
        const homeRow = poissonRow(homeMean, hosts);
        const awayRow = poissonRow(awayMean, guests);
        const home = drawGoals(tables, homeRow, hosts);
        const away = drawGoals(tables, awayRow, guests);
        run.homeScore[at] = home;
        run.awayScore[at] = away;
        if ((home | away) < 2) depend(run, at, homeRow, awayRow, mix(bits[from + 2] ?? 0, tries));
      }
      const homeRow = poissonRow(homeMean, MIDDLE);
      const awayRow = poissonRow(awayMean, MIDDLE);
      const { probabilities } = tables;
      const shares = { home: 0, draw: 0 };
      addResults(
        shares,
        1,
        probabilities,
        homeRow * TABLED_GOALS,
        probabilities,
        awayRow * TABLED_GOALS,
        rho,
      );
      const { home, draw } = shares;
      const published = [left.homeWin[game] ?? 0, left.draw[game] ?? 0];
      const [homeWin = 0, drawn = 0] = published;
      const chance = [home, draw, 1 - home - draw][result] ?? 0;
      const share = [homeWin, drawn, 1 - homeWin - drawn][result] ?? 0;
      return chance / Math.max(share, 1e-6);
    },
  };
}
