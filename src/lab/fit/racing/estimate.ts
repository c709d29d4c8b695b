import {
  qualifyingScores,
  type RacingLeague,
  type RacingParams,
  raceScores,
  type Weights,
} from '#engine/racing/ratings.ts';
import { STOCKCAR_TRACKS } from '#engine/racing/stockcar/trackType.ts';
import { prepareRaces } from './compositeLoss.ts';
import { fitGridPull, fitTeamSd } from './fitLuck.ts';
import { fitPace, RACING_WARM_UP } from './fitPace.ts';
import { fitPoleScale } from './fitPole.ts';
import { fitRetirement } from './fitRetirement.ts';
import { fitWeights, rescaled } from './fitWeights.ts';
import type { FileRace } from './racesOf.ts';
import { walkCars } from './walkCars.ts';

/** Newest seasons used for retirements, because reliability changes. */
const RETIREMENT_SEASONS = 10;

/** Minimum number of races for a kind of track to get its own weights, not those of all kinds. */
const ENOUGH_RACES = 10;

/**
 * Seasons after which a race counts half, for the weights by kind of track and for their common factor: how
 * much strength decides changes faster, with cars and rules, than what strength consists of. In Cup seasons 2018–2023
 * weights with half-lives of 1.5, 2 and 3 seasons score alike; the factor's half-life of 1 gains 0.003 on none.
 */
const WEIGHTS_HALF_LIFE = 2;
const SCALE_HALF_LIFE = 1;

/** All constants of a league, from only these races. */
export function estimatePace(
  league: RacingLeague,
  races: readonly FileRace[],
  log: (line: string) => void,
): RacingParams {
  log(`${league}: race pace`);
  const race = fitPace(races, raceScores);
  log(`${league}: qualifying pace`);
  const qualifying = fitPace(races, ({ entrants }) => qualifyingScores(entrants));
  const last = races.at(-1)?.season ?? 0;
  const first = races[0]?.season ?? 0;
  const { walked } = walkCars(races, { race, qualifying });
  const warm = walked.filter((one) => one.race.season >= first + RACING_WARM_UP);
  log(`${league}: retirements, weights`);
  const retirement = fitRetirement(
    warm.filter((one) => one.race.season > last - RETIREMENT_SEASONS),
  );
  const long = prepareRaces(league, warm, retirement, WEIGHTS_HALF_LIFE);
  const short = prepareRaces(league, warm, retirement, SCALE_HALF_LIFE);
  const weights = (withGrid: boolean): Record<string, Weights> => {
    const byKind: Record<string, Weights> = {};
    const kinds = league === 'F1' ? [] : STOCKCAR_TRACKS;
    for (const kind of kinds) {
      const some = long.filter(({ trackType }) => trackType === kind);
      if (some.length >= ENOUGH_RACES) byKind[kind] = fitWeights(some, withGrid);
    }
    if (kinds.length === 0 || Object.keys(byKind).length < kinds.length) {
      byKind.all = fitWeights(long, withGrid);
    }
    return rescaled(short, byKind);
  };
  const [before, after] = [weights(false), weights(true)];
  return {
    race,
    qualifying,
    retirement,
    before,
    after,
    teamSd: fitTeamSd(league, warm, after),
    gridPull: fitGridPull(league, warm, before),
    poleScale: league === 'F1' ? fitPoleScale(warm) : 1,
  };
}
