import { GOAL_LEAGUES } from '#domain/leagues/kinds.ts';
import type { League } from '#domain/leagues/league.ts';
import { PART, type SoccerParams, WHOLE } from '#engine/live/soccer/params.ts';
import { soccerTable } from '#engine/soccer/model.ts';
import type { Log } from '../../backtest/types.ts';
import { pregameInputs } from '../../pregame/pregameInputs.ts';
import { publishedMeans } from '../publishedMeans.ts';
import { firstAddedOf } from './firstAdded.ts';
import { type PlayedGame, provenanceOf, readPlays, readToldGoals } from './readPlays.ts';
import { ADDED, BINS, type Cell, EVEN, GoalTally, LEADS, LEVEL, type Means } from './tally.ts';

const ROUNDS = 40;
/** Bins whose quarter of an hour ends a half, and begins the second. */
const BEFORE_BREAK = 2;
const AFTER_BREAK = 3;

/**
 * Parameters from the games of four leagues whose minutes go on past 45, of seasons before one. One fit is for all of them: each
 * league's own would rest on some 2,500 games.
 */
export function fitSoccer(_: League, folder: string, before: number | undefined, log: Log) {
  const games = readPlays(folder).filter(
    ({ season, runsOn }) => runsOn && (before === undefined || season < before),
  );
  const tally = new GoalTally();
  const known = meansByGame(games, folder, log);
  for (const game of games) {
    const means = known.get(`${game.league} ${game.id}`);
    if (means) tally.add(game, means);
  }
  const told = readToldGoals(folder).filter(
    ({ season }) => before === undefined || season < before,
  );
  const firstAdded = firstAddedOf(told);
  log(`soccer: goals of ${known.size} of ${games.length} games`);
  return { ...provenanceOf(games), ...paramsFrom(tally, firstAdded) };
}

/**
 * Factors by time, lead and numbers, each in turn so that goals come to those expected: the likelihood's maximum, as goals are Poisson
 * given all three.
 * @param firstAdded length of the first half's added time, minutes at the rate before it
 */
export function paramsFrom(tally: GoalTally, firstAdded: number): SoccerParams {
  const bins = new Float64Array(BINS).fill(1 / WHOLE);
  const lead = new Float64Array(LEADS).fill(1);
  const short = new Float64Array(2 * EVEN + 1).fill(1);
  const factors = [
    { values: bins, at: ({ bin }: Cell) => bin },
    { values: lead, at: (cell: Cell) => cell.lead },
    { values: short, at: (cell: Cell) => cell.short },
  ];
  const expected = (cell: Cell) =>
    factors.reduce((product, { values, at }) => product * (values[at(cell)] ?? 1), 1);
  for (let round = 0; round < ROUNDS; round++) {
    for (const { values, at } of factors) {
      for (let index = 0; index < values.length; index++) {
        values[index] = (values[index] ?? 1) * tally.ratio(expected, (cell) => at(cell) === index);
      }
    }
    for (const [values, middle] of [
      [lead, LEVEL],
      [short, EVEN],
    ] as const) {
      const unit = values[middle] ?? 1;
      for (let index = 0; index < values.length; index++)
        values[index] = (values[index] ?? 1) / unit;
    }
  }
  return {
    ...shapeOf(bins, firstAdded),
    lead: [...lead],
    short: [short[EVEN + 1] ?? 1, short[EVEN - 1] ?? 1],
  };
}

/** The shape of ninety minutes: goals of the first half's added time are told as of minutes from 46 on, and are taken from there. */
function shapeOf(bins: Float64Array, firstAdded: number): Pick<SoccerParams, 'shape' | 'added'> {
  const minutes = [...bins].slice(0, WHOLE / PART);
  const early = ((minutes[BEFORE_BREAK] ?? 0) * firstAdded) / PART;
  minutes[AFTER_BREAK] = (minutes[AFTER_BREAK] ?? 0) - early;
  const mean = minutes.reduce((sum, one) => sum + one, 0) / minutes.length;
  const last = minutes.at(-1) ?? mean;
  return {
    shape: minutes.map((one) => one / mean),
    added: [firstAdded, (ADDED * (bins[BINS - 1] ?? 0)) / last],
  };
}

/** Mean goals as they would have been published, of games whose inputs are known. */
function meansByGame(
  games: readonly PlayedGame[],
  folder: string,
  log: Log,
): ReadonlyMap<string, Means> {
  const means = new Map<string, Means>();
  for (const league of GOAL_LEAGUES) {
    const own = new Map(games.filter((game) => game.league === league).map((one) => [one.id, one]));
    // The market's weights are those of the seasons before the first.
    const seasons = [...new Set([...own.values()].map(({ season }) => season))];
    if (seasons.length === 0) continue;
    for (const inputs of pregameInputs(league, folder, seasons, log)) {
      if (own.has(inputs.id))
        means.set(`${league} ${inputs.id}`, publishedMeans(soccerTable, inputs));
    }
  }
  return means;
}
