import { CardSkeletons } from '#components/game/CardSkeleton.tsx';
import { FAILURES } from '#domain/words/failures.ts';
import { FetchFailed } from './FetchFailed.tsx';

/** Shown in place of a list of games that could not be loaded. */
export const GamesFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <FetchFailed title={FAILURES.games} onRetry={onRetry} />
);

/** Six skeleton cards while a league's games are on their way. */
export function GamesLoading({ leagueName }: { readonly leagueName: string }) {
  return (
    <div className="grid thirds" aria-busy="true">
      <p className="visually-hidden" role="status">{`Loading ${leagueName} games`}</p>
      <CardSkeletons />
    </div>
  );
}
