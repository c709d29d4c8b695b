import { FoldSection } from '../ui/FoldSection.tsx';
import { type ListedRerun, RerunList } from './RerunList.tsx';

/**
 * The fold of a sport's page with its predictions for re-runs; undefined without any.
 * @param one what is played again: "fight"
 */
export const sportReruns = (reruns: readonly ListedRerun[], one: string) =>
  reruns.length > 0 ? (
    <FoldSection id="re-run" title={`Re-run a ${one}`} aside={`${reruns.length} as last published`}>
      <RerunList reruns={reruns} of={`${one}s`} />
    </FoldSection>
  ) : undefined;
