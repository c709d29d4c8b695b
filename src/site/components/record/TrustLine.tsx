import type { LeagueScores } from '#domain/record/leagueScores.ts';
import type { ResultsEnd } from '#domain/record/resultsEnd.ts';
import { trustText } from './trustText.ts';

interface Props {
  /** When our results end; empty without ratings. */
  readonly ends: readonly ResultsEnd[];
  /** Past score, stated only if there is one; several are in a table of the record. */
  readonly scores: readonly LeagueScores[];
  readonly className?: string;
}

/** Quality and age in one line under a verdict or a league's head: when our results end, and such figures' past scores. */
export const TrustLine = ({ ends, scores, className = 'trust' }: Props) => {
  const tested = scores.some(({ from }) => from !== 'record');
  return ends.length === 0 && scores.length === 0 ? null : (
    <p className={className} data-pagefind-ignore>
      {trustText(ends, scores)}{' '}
      <a href={tested ? '/track-record#backtest' : '/track-record'}>How good is this</a>
    </p>
  );
};
