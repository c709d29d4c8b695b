import type { Tour } from '#engine/tennis/match.ts';
import { matchesOf, tourOf } from '../../fit/tennis/fit.ts';
import type { FileMatch } from '../../fit/tennis/row.ts';
import { testedSeasons } from '../testedSeasons.ts';
import type { Backtest, Log, Walked } from '../types.ts';
import { gamesQuantity } from './gamesQuantity.ts';
import { SCORE_MARKETS, scoreQuestion } from './scoreQuestions.ts';
import { type SeasonWalk, type Settings, walkSeason } from './seasonWalk.ts';
import { shapesOf } from './shapes.ts';
import { isPriced, winQuestion } from './winQuestion.ts';

/** Both tennis tours' walk-forward, the two newest seasons unless asked otherwise. */
export const tennisBacktest: Backtest = {
  leagues: ['ATP', 'WTA'],
  walk(league, folder, seasons, log) {
    const tour = tourOf(league);
    const { rows } = matchesOf(tour, folder, log);
    return walkSeasons(tour, rows, seasons, log);
  },
};

const whichAsked = (walk: SeasonWalk): string =>
  isPriced(walk)
    ? `${walk.season}: win is asked of the matches with a closing line`
    : `${walk.season}: win is asked of all matches, as few have a closing line`;

/** Walks the asked seasons, or the newest, forward. */
export function walkSeasons(
  tour: Tour,
  matches: readonly FileMatch[],
  asked: readonly number[] | undefined,
  log: Log,
  settings?: Settings,
): Walked {
  const seasons = testedSeasons(tour, matches, asked);
  const walks = seasons.map((season) => {
    log(`${tour} ${season}`);
    return walkSeason(tour, matches, season, log, settings);
  });
  const questions = [
    winQuestion(walks),
    ...SCORE_MARKETS.map((market) => scoreQuestion(market, walks)).filter(
      ({ answers }) => answers.length > 0,
    ),
  ];
  return {
    league: tour,
    seasons,
    questions,
    quantities: [gamesQuantity(walks)],
    shapes: walks.flatMap(({ season }) => shapesOf(questions, season)),
    notes: [
      'A and B in alphabetical order; walkovers left out',
      ...walks.map(whichAsked),
      'set scores, games and tie-breaks: matches that were played to the end',
      ...walks.map(spoke),
    ],
  };
}

function spoke({ season, said }: SeasonWalk): string {
  const lines = said.filter((one) => one.lines).length;
  return `${season}: the filter that learns from lines spoke in ${lines} of ${said.length} matches`;
}
