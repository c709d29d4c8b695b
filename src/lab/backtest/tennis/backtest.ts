import type { Tour } from '#engine/tennis/match.ts';
import { matchesOf, tourOf } from '../../fit/tennis/fit.ts';
import type { FileMatch } from '../../fit/tennis/row.ts';
import { backtestOf, type Results, type SportWalk } from '../walkSeasons.ts';
import { gamesQuantity } from './gamesQuantity.ts';
import { SCORE_MARKETS, scoreQuestion } from './scoreQuestions.ts';
import { type SeasonWalk, type Settings, walkSeason } from './seasonWalk.ts';
import { shapesOf } from './shapes.ts';
import { isPriced, winQuestion } from './winQuestion.ts';

const asked = (walk: SeasonWalk): string =>
  isPriced(walk)
    ? `${walk.season}: win is asked of the matches with a closing line`
    : `${walk.season}: win is asked of all matches, as few have a closing line`;

/** A tour's matches in order of play. */
interface TourFile extends Results<FileMatch>, Settings {
  readonly league: Tour;
}

/** Both tennis tours, walked forward. */
export const tennis: SportWalk<FileMatch, TourFile, SeasonWalk> = {
  leagues: ['ATP', 'WTA'],
  read(name, folder, log) {
    const league = tourOf(name);
    return { league, rows: matchesOf(league, folder, log).rows };
  },
  season({ league, ...settings }, matches, log) {
    log(`${league} ${matches.season}`);
    return walkSeason(league, matches, log, settings);
  },
  tell(walks) {
    const scores = SCORE_MARKETS.map((market) => scoreQuestion(market, walks));
    const questions = [winQuestion(walks), ...scores.filter(({ answers }) => answers.length > 0)];
    return {
      questions,
      quantities: [gamesQuantity(walks)],
      shapes: walks.flatMap(({ season }) => shapesOf(questions, season)),
      notes: [
        'A and B in alphabetical order; walkovers left out',
        ...walks.map(asked),
        'set scores, games and tie-breaks: matches that were played to the end',
        ...walks.map(spoke),
      ],
    };
  },
};

export const tennisBacktest = backtestOf(tennis);

function spoke({ season, said }: SeasonWalk): string {
  const lines = said.filter((one) => one.lines).length;
  return `${season}: the filter that learns from lines spoke in ${lines} of ${said.length} matches`;
}
