import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { type ResultsEnd, resultsEndText } from '#domain/record/resultsEnd.ts';
import { accuracyText } from './accuracyText.ts';

interface Props {
  /** When our results end; empty without ratings. */
  readonly ends: readonly ResultsEnd[];
  /** Past score, stated only if there is one; several are in a table of the record. */
  readonly scores: readonly LeagueScores[];
  readonly className?: string;
}

/** How old the figures are and how accurate such figures were, under a verdict or a league's head; the losses are on the record. */
export const TrustLine = ({ ends, scores, className = 'trust' }: Props) => {
  const tested = scores.some(({ from }) => from !== 'record');
  return ends.length === 0 && scores.length === 0 ? null : (
    <div className={className} data-pagefind-ignore>
      <p>{resultsEndText(ends)}</p>
      <p data-accuracy>
        {accuracyText(scores)}{' '}
        <a href={tested ? '/track-record#backtest' : '/track-record'}>How we know</a>
      </p>
    </div>
  );
};
