import { both } from '../../fit/fitPool.ts';
import type { FileMatch } from '../../fit/tennis/row.ts';
import type { BacktestAnswer, BacktestQuestion, EarlierSeasons } from '../types.ts';
import type { TennisSeasonWalk, WinSaid } from './seasonWalk.ts';

/** Number of earlier seasons that the pool with the market is fitted on. */
const POOLED = 6;

/**
 * Who wins, A or B (in alphabetical order), for matches with a closing line, so that all models are compared on the
 * same matches; for all matches if a season has few lines.
 */
export function winQuestion(walks: readonly TennisSeasonWalk[]): BacktestQuestion {
  const answers = walks.flatMap((walk) => {
    const asked = isPriced(walk) ? walk.said.filter(hasClose) : walk.said;
    return asked.map(({ match, win }) => answer(match, models(win)));
  });
  return {
    name: 'win',
    outcomes: ['A', 'B'],
    ordered: false,
    answers,
    earlier: walks.map(earlier),
  };
}

const hasClose = ({ match }: { readonly match: FileMatch }): boolean => match.close !== undefined;

/** Whether at least half of a season's matches have a closing line. */
export const isPriced = ({ said }: Pick<TennisSeasonWalk, 'said'>): boolean =>
  2 * said.filter(hasClose).length >= said.length;

const models = ({ own, results, rank, elo }: WinSaid) => ({
  own: both(own),
  'own, no lines': both(results),
  'world rank': both(rank),
  'plain Elo': both(elo),
  'base rate': [0.5, 0.5],
});

function answer(
  match: FileMatch,
  said: Readonly<Record<string, readonly number[]>>,
): BacktestAnswer {
  const { season, close, winner } = match;
  return {
    season,
    cluster: match.date,
    happened: winner === 'a' ? [1, 0] : [0, 1],
    said: close === undefined ? said : { ...said, close: both(close) },
  };
}

function earlier({ season, calls }: TennisSeasonWalk): EarlierSeasons {
  const recent = calls.filter(
    ({ match }) =>
      match.season < season && match.season >= season - POOLED && match.close !== undefined,
  );
  return {
    before: season,
    answers: recent.map((call) => answer(call.match, { own: both(call[call.which].win) })),
  };
}
