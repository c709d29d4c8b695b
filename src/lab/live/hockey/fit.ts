import type { League } from '#domain/leagues/league.ts';
import { hockeyTable } from '#engine/hockey/model.ts';
import type { LineLog } from '../../backtest/types.ts';
import { pregameInputs } from '../../pregame/pregameInputs.ts';
import { publishedMeans } from '../publishedMeans.ts';
import { periodScores } from './periodScores.ts';
import { powerPlayOf } from './powerPlay.ts';
import { newestPulls, pulledShares, pullFactors, shareWithout } from './pulled.ts';
import { fitRates } from './rates.ts';
import { readHockeyEvents } from './readEvents.ts';
import { type PeriodGame, readPeriods } from './readPeriods.ts';
import { readPulls } from './readPulls.ts';
import { spellsOf } from './spells.ts';

/** Seasons at the start of the file whose published means would rest on too few games. */
const LEARNING_SEASONS = 2;

/**
 * Parameters from games of seasons before one: rates by period and lead from goals period by period; power plays, and how many sides
 * pull their goalies, from games told second by second, or where there are none yet from the times of pulls.
 */
export function fitLiveHockey(
  league: League,
  folder: string,
  before: number | undefined,
  log: LineLog,
) {
  const isEarlier = ({ season }: { readonly season: number }) =>
    before === undefined || season < before;
  const { games: all, hash } = readPeriods(folder);
  const games = all.filter(isEarlier);
  const told = readHockeyEvents(folder).filter(isEarlier);
  const pulls = readPulls(folder).filter(isEarlier);
  const known = {
    pull: pullFactors(pulls, games),
    pulled: pulledShares(pulls),
    powerPlay: powerPlayOf(told.map(spellsOf)),
  };
  const groups = periodScores(games, meansByGame(league, folder, games, log));
  log(`${league}: ${groups.length} kinds of periods of ${games.length} games`);
  const { pulling, ...rates } = fitRates(known, groups);
  const spells = told.flatMap(spellsOf);
  const earlier = pulledShares(newestPulls(pulls)).map((share) => pulling * share);
  return {
    formatVersion: 1,
    dataHash: hash,
    dataFrom: games[0]?.id.slice(0, 10),
    dataTo: [games.at(-1)?.id ?? '', told.at(-1)?.id ?? ''].toSorted().at(-1)?.slice(0, 10),
    ...rates,
    ...known,
    pulled: spells.length > 0 ? shareWithout(spells) : earlier,
  };
}

/** Mean goals as they would have been published. */
function meansByGame(
  league: League,
  folder: string,
  games: readonly PeriodGame[],
  log: LineLog,
): ReadonlyMap<string, { readonly home: number; readonly away: number }> {
  const seasons = [...new Set(games.map(({ season }) => season))].slice(LEARNING_SEASONS);
  return new Map(
    pregameInputs(league, folder, seasons, log).map((inputs) => [
      inputs.id,
      publishedMeans(hockeyTable, inputs),
    ]),
  );
}
