import { LEAGUES, type League } from '#domain/league.ts';
import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { fullDate } from '#domain/time.ts';
import { scoreText } from './scoreText.ts';

interface Props {
  readonly league: League;
  /** Day of the last result that the ratings have learned from; absent without ratings. */
  readonly learnedTo: string | undefined;
  readonly scores: readonly LeagueScores[];
}

/** How good, how old, in one line under a game's verdict: the ratings' date, and how such figures have scored. */
export const TrustLine = ({ league, learnedTo, scores: [first] }: Props) =>
  learnedTo === undefined && first === undefined ? null : (
    <p className="trust" data-pagefind-ignore>
      {learnedTo !== undefined && `${LEAGUES[league].name} ratings to ${fullDate(learnedTo)}. `}
      {first && `${scoreText(first, 'games')} `}
      <a href="/track-record">How good is this</a>
    </p>
  );
