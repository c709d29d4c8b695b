import type { RacingLeague, RacingParams } from '#engine/racing/ratings.ts';
import { estimate } from '../../fit/racing/estimate.ts';
import { RACING_LEAGUES, racingLeague, readRaces } from '../../fit/racing/leagues.ts';
import type { FileRace } from '../../fit/racing/racesOf.ts';
import { rateOf } from '../rateOf.ts';
import type { Backtest, Log, ShapeRate, Walked } from '../types.ts';
import { racingQuestions } from './questions.ts';
import { type SaidRace, walkSeason } from './walkSeason.ts';

/** Seasons before the first that can be asked for: two warm the ratings up, two are fitted on. */
const SEASONS_BEFORE = 4;

/** Racing's walk-forward: for each season, constants from the seasons before it, ratings from the races before. */
export const racingBacktest: Backtest = {
  leagues: RACING_LEAGUES,
  walk(name, folder, seasons, log) {
    const league = racingLeague(name);
    return walkRaces(league, readRaces(league, folder).races, seasons, log);
  },
};

/** What tests change. */
interface Settings {
  /** Constants from earlier seasons' races. */
  readonly estimated?: (before: readonly FileRace[]) => RacingParams;
  /** Simulated runs of each race. */
  readonly runs?: number;
}

/** The walk-forward over races already read. Throws a RangeError for a season without four seasons before it. */
export function walkRaces(
  league: RacingLeague,
  races: readonly FileRace[],
  seasons: readonly number[] | undefined,
  log: Log,
  { runs, estimated = (before) => estimate(league, before, log) }: Settings = {},
): Walked {
  const first = races[0]?.season ?? 0;
  const newest = races.at(-1)?.season ?? 0;
  const said = (seasons ?? [newest]).flatMap((season) => {
    if (!(season >= first + SEASONS_BEFORE && season <= newest)) {
      throw new RangeError(`Season ${season} is not in ${first + SEASONS_BEFORE}…${newest}`);
    }
    log(`${league} ${season}: constants from earlier seasons`);
    const params = estimated(races.filter((race) => race.season < season));
    log(`${league} ${season}: races`);
    return walkSeason(league, params, races, season, runs);
  });
  return {
    league,
    questions: racingQuestions(said, league === 'F1'),
    quantities: [],
    shapes: shapesOf(said),
    notes: [
      'grid slot: how often each starting slot won or finished in the first 3, 5, 10 in the ten seasons before',
      'points model: recent championship points, half-life eight races',
      'winners with the grid known: the weights have seen no race of the season',
    ],
  };
}

/** Retirements and wins from the first slot, season by season. */
function shapesOf(said: readonly SaidRace[]): ShapeRate[] {
  const seasons = [...new Set(said.map(({ race }) => race.season))];
  return seasons.flatMap((season) => {
    const some = said.filter(({ race }) => race.season === season);
    const cars = some.flatMap(({ race, retirement }) =>
      race.entrants.map(
        ({ finish }, index) => [retirement[index] ?? 0, finish === undefined] as const,
      ),
    );
    const front = some.flatMap(({ race, after }) => {
      const first = race.entrants.findIndex(({ grid }) => grid === 1);
      const won = after.own?.win[first];
      return won === undefined ? [] : [[won, race.entrants[first]?.place === 1] as const];
    });
    return [rateOf(season, 'retirement', cars), rateOf(season, 'win from the first slot', front)];
  });
}
