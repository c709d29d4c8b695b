import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import { Disclose } from '../ui/Disclose.tsx';
import { RerunBlock } from './RerunBlock.tsx';

export interface ListedRerun {
  /** "Ortiz vs. Sims, Saturday, November 21" */
  readonly title: string;
  readonly rerun: Rerunnable;
}

interface Props {
  readonly reruns: readonly ListedRerun[];
  /** What is played again: "fights". */
  readonly of: string;
}

/** Predictions for re-runs, each behind its line: for a page whose cards are updated by newer answers. */
export const RerunList = ({ reruns, of }: Props) => (
  <div className="panel rerun-list">
    {reruns.map(({ title, rerun }) => (
      <Disclose key={rerun.id} summary={title}>
        <RerunBlock rerun={rerun} of={of} />
      </Disclose>
    ))}
  </div>
);
