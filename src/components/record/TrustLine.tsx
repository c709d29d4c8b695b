import type { LeaguePage } from '#domain/leaguePage.ts';
import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { resultsEndText } from '#domain/resultsEnd.ts';
import type { CalendarDate } from '#domain/time.ts';
import { scoresText } from './scoresText.ts';

interface Props {
  readonly page: LeaguePage;
  /** Day of the last result that the ratings have learned from; absent without ratings. */
  readonly learnedTo: CalendarDate | undefined;
  readonly scores: readonly LeagueScores[];
  readonly className?: string;
}

/** How good, how old, in one line under a verdict or a league's head: where our results end, and how such figures have scored. */
export const TrustLine = ({ page, learnedTo, scores, className = 'trust' }: Props) => {
  const tested = scores.some(({ from }) => from !== 'record');
  return learnedTo === undefined && scores.length === 0 ? null : (
    <p className={className} data-pagefind-ignore>
      {learnedTo !== undefined && `${resultsEndText(page, learnedTo)} `}
      {scores.map((each) => `${scoresText(each)} `)}
      <a href={tested ? '/track-record#backtest' : '/track-record'}>How good is this</a>
    </p>
  );
};
