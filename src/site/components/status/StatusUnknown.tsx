import { EmptyState } from '../ui/EmptyState.tsx';
import { StatusHead } from './StatusHead.tsx';

/** If nothing can be read: says so, with no earlier figures. */
export const StatusUnknown = ({ now }: { readonly now: Date }) => (
  <div className="wrap pb-16">
    <StatusHead now={now} />
    <EmptyState
      title="The site’s state cannot be read."
      action={<a href="/predictions">See the predictions</a>}
    >
      The database does not answer. The pages that were built last stay up, and say how old they
      are.
    </EmptyState>
  </div>
);
