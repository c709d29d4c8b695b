import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import { slug } from '#domain/words/slug.ts';
import { Disclose } from '../ui/Disclose.tsx';
import { RerunBlock } from './RerunBlock.tsx';

interface Props {
  readonly rerun: Rerunnable;
  /** What is played again: "matches". */
  readonly of: string;
  /** Distinguishes the fold for screen readers: "Sinner vs Alcaraz". */
  readonly what: string;
}

/** A prediction for a re-run, behind one line of a card. */
export const RerunFold = ({ rerun, of, what }: Props) => (
  <Disclose id={`re-run-${slug(what)}`} summary="Re-run it" of={what}>
    <RerunBlock rerun={rerun} of={of} />
  </Disclose>
);
