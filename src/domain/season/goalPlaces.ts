import { formatIn } from './formatIn.ts';
import { BUNDESLIGA_FORMATS } from './formats/bundesliga.ts';
import { EPL_FORMATS } from './formats/epl.ts';
import { LALIGA_FORMATS } from './formats/laliga.ts';
import { SERIEA_FORMATS } from './formats/seriea.ts';
import type { TableFormat } from './formats/soccerFormat.ts';
import type { SeasonFormat } from './seasonFormat.ts';

/** Whose table a place is in. */
export type TableOf = 'league' | 'conference' | 'division';

/** How a goal follows from the regular season's records: what exact reasoning needs to know of a format. */
export type GoalPlaces =
  /** Reached by the first `sure`, out of reach for whoever is not among the first `possible`; between them games decide. */
  | {
      readonly by: 'top';
      readonly of: TableOf;
      readonly sure: number;
      readonly possible: number;
    }
  /** Reached by places `from` to `to` of the league's table, the last one counted. */
  | { readonly by: 'places'; readonly from: number; readonly to: number }
  /** Reached by the first `each` of every division, and by the next `wild` of the conference. */
  | { readonly by: 'wildCards'; readonly each: number; readonly wild: number }
  /** Reached by the best `places` division winners of the conference. */
  | { readonly by: 'winners'; readonly places: number }
  /** Both sides of a conference's title game, as its own games order it (college football). */
  | { readonly by: 'titleGame' }
  /** Won in games among those who reached another goal. */
  | { readonly by: 'games'; readonly after: string };

export type PlacesByGoal = Readonly<Record<string, GoalPlaces>>;

const top = (of: TableOf, sure: number, possible = sure): GoalPlaces => ({
  by: 'top',
  of,
  sure,
  possible,
});
const AFTER_PLAYOFFS: GoalPlaces = { by: 'games', after: 'playoffs' };
const FIRST_OF_DIVISION = top('division', 1);

const table = (formats: readonly TableFormat[], season: number, clubs: number): PlacesByGoal => {
  const { europe, down } = formatIn(formats, season).table;
  return {
    title: top('league', 1),
    topFour: top('league', 4),
    europe: top('league', europe),
    relegation: { by: 'places', from: clubs - down + 1, to: clubs },
    relegationPlayoff: { by: 'places', from: clubs - down, to: clubs - down },
  };
};

const nfl = (season: number): PlacesByGoal => ({
  playoffs: { by: 'wildCards', each: 1, wild: season < 2020 ? 2 : 3 },
  division: FIRST_OF_DIVISION,
  bye: { by: 'winners', places: season < 2020 ? 2 : 1 },
  title: AFTER_PLAYOFFS,
});

/** Before 2015–16 a division's winner was sure of a place; in 2019–20 not all teams went on. */
const nba = (season: number): PlacesByGoal =>
  season < 2016 || season === 2020
    ? {}
    : {
        topSix: top('conference', 6),
        playoffs: season < 2021 ? top('conference', 8) : top('conference', 6, 10),
        conference: AFTER_PLAYOFFS,
        title: AFTER_PLAYOFFS,
      };

const wnba = (season: number): PlacesByGoal =>
  season < 2016
    ? {}
    : {
        playoffs: top('league', 8),
        topFour: top('league', 4),
        final: AFTER_PLAYOFFS,
        title: AFTER_PLAYOFFS,
      };

const mlb = (season: number): PlacesByGoal =>
  season < 2022
    ? {}
    : {
        playoffs: { by: 'wildCards', each: 1, wild: 3 },
        division: FIRST_OF_DIVISION,
        bye: { by: 'winners', places: 2 },
        pennant: AFTER_PLAYOFFS,
        title: AFTER_PLAYOFFS,
      };

const nhl = (season: number): PlacesByGoal =>
  season < 2014 || season === 2020 || season === 2021
    ? {}
    : {
        playoffs: { by: 'wildCards', each: 3, wild: 2 },
        division: FIRST_OF_DIVISION,
        conference: AFTER_PLAYOFFS,
        title: AFTER_PLAYOFFS,
      };

/** Nine of a conference from 2023 to 2026; how many in the short season of 2027 is not on file here. */
const mls = (season: number): PlacesByGoal => ({
  conference: top('conference', 1),
  shield: top('league', 1),
  ...(season >= 2023 &&
    season <= 2026 && { playoffs: top('conference', 9), title: AFTER_PLAYOFFS }),
});

/** What places of a season's tables give, by goal; a goal that is not here is not reasoned about. `clubs`: teams of the league. */
export function goalPlaces(
  { league }: Pick<SeasonFormat, 'league'>,
  season: number,
  clubs: number,
): PlacesByGoal {
  switch (league) {
    case 'NFL':
      return nfl(season);
    case 'NBA':
      return nba(season);
    case 'WNBA':
      return wnba(season);
    case 'MLB':
      return mlb(season);
    case 'NHL':
      return nhl(season);
    case 'MLS':
      return mls(season);
    case 'EPL':
      return table(EPL_FORMATS, season, clubs);
    case 'LaLiga':
      return table(LALIGA_FORMATS, season, clubs);
    case 'Bundesliga':
      return table(BUNDESLIGA_FORMATS, season, clubs);
    case 'SerieA':
      return table(SERIEA_FORMATS, season, clubs);
    // A committee chooses the field, but not who plays for a conference.
    case 'NCAAF':
      return { titleGame: { by: 'titleGame' }, conference: { by: 'games', after: 'titleGame' } };
    case 'NCAAB':
      return {};
  }
}
