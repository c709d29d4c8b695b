import { LEAGUES, type League } from '#domain/league.ts';
import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { fullDate } from '#domain/time.ts';
import { count } from './words.ts';

interface Props {
  readonly league: League;
  /** Day of the last result that the ratings have learned from; absent without ratings. */
  readonly learnedTo: string | undefined;
  readonly scores: readonly LeagueScores[];
}

/** "Log loss, seasons 2023–2024 of the backtest: ours with the close pooled in 0.608, the close 0.607, a coin 0.693." */
function scoreText({ from, contests, ours, close, coin }: LeagueScores): string {
  const over =
    from === 'record'
      ? `${count(contests)} graded games`
      : `seasons ${from.seasons} of the backtest`;
  const pooled = from !== 'record' && close !== undefined ? ' with the close pooled in' : '';
  const others = [
    close !== undefined && `the close ${close.toFixed(3)}`,
    coin !== undefined && `a coin ${coin.toFixed(3)}`,
  ].filter(Boolean);
  return `Log loss, ${over}: ours${pooled} ${[ours.toFixed(3), ...others].join(', ')}.`;
}

/** How good, how old, in one line under a game's verdict: the ratings' date, and how such figures have scored. */
export const TrustLine = ({ league, learnedTo, scores: [first] }: Props) =>
  learnedTo === undefined && first === undefined ? null : (
    <p className="trust" data-pagefind-ignore>
      {learnedTo !== undefined && `${LEAGUES[league].name} ratings to ${fullDate(learnedTo)}. `}
      {first && `${scoreText(first)} `}
      <a href="/track-record">How good is this</a>
    </p>
  );
