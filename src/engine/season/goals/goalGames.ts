import { InputError } from '#domain/numbers/inputError.ts';
import { type Generator, unit } from '../../rng/generator.ts';
import { log } from '../../rng/log.ts';
import { type ComingGames, gameVariance, type Preparing } from '../coming.ts';
import { type Result, resultOf } from '../result.ts';
import type { RunInWork } from '../seasonRun.ts';
import type { Walk } from '../walk.ts';
import { drawGoals, GOALS, poissonTables, rowOf } from './poissonTables.ts';
import { addResults } from './resultShares.ts';
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

  function write(
    run: RunInWork,
    at: number,
    homeRow: number,
    awayRow: number,
    hosts: number,
    guests: number,
  ): void {
    let home = drawGoals(tables, homeRow, hosts);
    let away = drawGoals(tables, awayRow, guests);
    if (home + away < 3 && home < 2 && away < 2) {
      const low = depend(home, away, homeRow, awayRow);
      home = low >> 1;
      away = low & 1;
    }
    run.homeScore[at] = home;
    run.awayScore[at] = away;
  }

  /** The low score after the dependence has moved it, as 2 · home + away. */
  function depend(home: number, away: number, homeRow: number, awayRow: number): number {
    const score = 2 * home + away;
    if (rho === 0) return score;
    const homeRate = tables.rates[homeRow] ?? 0;
    const awayRate = tables.rates[awayRow] ?? 0;
    if (rho < 0) {
      if (score === 2) return unit(generator.next()) < -rho * awayRate ? 0 : 2;
      if (score === 1) return unit(generator.next()) < -rho * homeRate ? 3 : 1;
      return score;
    }
    if (score === 0) return unit(generator.next()) < rho * homeRate * awayRate ? 2 : 0;
    if (score === 3) return unit(generator.next()) < rho ? 1 : 3;
    return score;
  }

  return {
    numbers: 2,
    play(run, walk, games, bits, from) {
      for (let at = 0; at < games.length; at++) {
        const game = games[at] ?? 0;
        const place = run.firstLeft + game;
        const half = halfGap(run, walk, place);
        const hosts = bits[from + 2 * at] ?? 0;
        const guests = bits[from + 2 * at + 1] ?? 0;
        const homeRow = rowOf((homeLog[game] ?? 0) + half, hosts);
        const awayRow = rowOf((awayLog[game] ?? 0) - half, guests);
        write(run, place, homeRow, awayRow, hosts, guests);
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
        write(run, place, homeRow, awayRow, generator.next(), generator.next());
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
