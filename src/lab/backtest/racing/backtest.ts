import type { RacingLeague, RacingParams } from '#engine/racing/ratings.ts';
import { estimatePace } from '../../fit/racing/estimate.ts';
import { RACING_LEAGUES, racingLeague, readRaces } from '../../fit/racing/leagues.ts';
import type { FileRace } from '../../fit/racing/racesOf.ts';
import { rateOf } from '../rateOf.ts';
import type { ShapeRate } from '../types.ts';
import type { Results, SportWalk } from '../walkResults.ts';
import { backtestOf } from '../walkSeasons.ts';
import { racingQuestions } from './questions.ts';
import { type SaidRace, walkRaceSeason } from './walkSeason.ts';

/** A series' races in order, and settings that tests change. */
interface RaceFile extends Results<FileRace> {
  readonly league: RacingLeague;
  /** Constants from earlier seasons' races. */
  readonly estimated?: (before: readonly FileRace[]) => RacingParams;
  /** Simulations per race. */
  readonly runs?: number;
}

/** Both racing series, walked forward; by default the newest season. */
export const racing: SportWalk<FileRace, RaceFile, readonly SaidRace[]> = {
  leagues: RACING_LEAGUES,
  newest: 1,
  // Two warm up the ratings, two are fitted on.
  before: 4,
  read(name, folder) {
    const league = racingLeague(name);
    return { league, rows: readRaces(league, folder).races };
  },
  season({ league, runs, estimated = (before) => estimatePace(league, before, log) }, races, log) {
    log(`${league} ${races.season}: constants from earlier seasons`);
    const params = estimated(races.earlier);
    log(`${league} ${races.season}: races`);
    return walkRaceSeason(league, params, races, runs);
  },
  tell(walks, { league }) {
    const said = walks.flat();
    return {
      questions: racingQuestions(said, league === 'F1'),
      quantities: [],
      shapes: shapesOf(said),
      notes: [
        'grid slot: how often each starting slot won or finished in the first 3, 5, 10 in the ten seasons before',
        'points model: recent championship points, half-life eight races',
        'winners with the grid known: the weights have seen no race of the season',
      ],
    };
  },
};

export const racingBacktest = backtestOf(racing);

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
