import { FAILURES } from '#domain/failures.ts';
import { FetchFailed } from './FetchFailed.tsx';

/** Shown in place of a list of games that could not be loaded. */
export const GamesFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <FetchFailed title={FAILURES.games} onRetry={onRetry} />
);
