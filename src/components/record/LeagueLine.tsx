import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { fullDate } from '#domain/time.ts';
import { count } from './words.ts';

interface Props {
  /** Day of the last result that the ratings have learned from; absent without ratings. */
  readonly learnedTo: string | undefined;
  readonly scores: readonly LeagueScores[];
}

function scoresText({ from, contests, ours, own, close, coin }: LeagueScores): string {
  const whose =
    from === 'record'
      ? `who wins, ${count(contests)} graded contests`
      : `${from.asked.of}, ${from.league} in the backtest of ${from.seasons}, ${count(contests)} ${from.asked.unit}`;
  const pooled = from !== 'record' && close !== undefined ? ' with the close pooled in' : '';
  const others = [
    own !== undefined && `our model alone ${own.toFixed(4)}`,
    close === undefined ? 'no close in the files' : `close ${close.toFixed(4)}`,
    coin !== undefined && `coin ${coin.toFixed(4)}`,
  ].filter(Boolean);
  return `Log loss of ${whose}: ours${pooled} ${ours.toFixed(4)}, ${others.join(', ')}.`;
}

/** One line of a league's page: how fresh its ratings are, and how its forecasts have scored. */
export const LeagueLine = ({ learnedTo, scores }: Props) =>
  learnedTo === undefined && scores.length === 0 ? null : (
    <p className="note league-line" data-pagefind-ignore>
      {learnedTo !== undefined && `Ratings to ${fullDate(learnedTo)}. `}
      {scores.map(scoresText).join(' ')} <a href="/track-record">Track record</a>
    </p>
  );
