import type { Tour } from '#engine/tennis/match.ts';
import { matchesOf, tourOfLeague } from '../../fit/tennis/fit.ts';
import type { FileMatch } from '../../fit/tennis/row.ts';
import type { Results, SportWalk } from '../walkResults.ts';
import { gamesQuantity } from './gamesQuantity.ts';
import { SCORE_MARKETS, scoreQuestion } from './scoreQuestions.ts';
import { type TennisSeasonWalk, type WalkSettings, walkTennisSeason } from './seasonWalk.ts';
import { tennisShapes } from './shapes.ts';
import { isPriced, winQuestion } from './winQuestion.ts';

const asked = (walk: TennisSeasonWalk): string =>
  isPriced(walk)
    ? `${walk.season}: win is asked of the matches with a closing line`
    : `${walk.season}: win is asked of all matches, as few have a closing line`;

/** A tour's matches in order of play. */
interface TourFile extends Results<FileMatch>, WalkSettings {
  readonly league: Tour;
}

/** Both tennis tours, walked forward. */
export const tennisWalk: SportWalk<FileMatch, TourFile, TennisSeasonWalk> = {
  leagues: ['ATP', 'WTA'],
  read(name, folder, log) {
    const league = tourOfLeague(name);
    return { league, rows: matchesOf(league, folder, log).rows };
  },
  season({ league, ...settings }, matches, log) {
    log(`${league} ${matches.season}`);
    return walkTennisSeason(league, matches, log, settings);
  },
  tell(walks) {
    const scores = SCORE_MARKETS.map((market) => scoreQuestion(market, walks));
    const questions = [winQuestion(walks), ...scores.filter(({ answers }) => answers.length > 0)];
    return {
      questions,
      quantities: [gamesQuantity(walks)],
      shapes: walks.flatMap(({ season }) => tennisShapes(questions, season)),
      notes: [
        'A and B in alphabetical order; walkovers left out',
        ...walks.map(asked),
        'set scores, games and tie-breaks: matches that were played to the end',
        ...walks.map(spoke),
      ],
    };
  },
};

function spoke({ season, said }: TennisSeasonWalk): string {
  const lines = said.filter((one) => one.lines).length;
  return `${season}: the filter that learns from lines spoke in ${lines} of ${said.length} matches`;
}
