import { EmptyState } from '../ui/EmptyState.tsx';
import { StatusHead } from './StatusHead.tsx';

/** If nothing can be read: says so, with no earlier figures. */
export const StatusUnknown = ({ now }: { readonly now: Date }) => (
  <div className="wrap pb-16">
    <StatusHead now={now} />
    <EmptyState
      title="We cannot show the site’s status right now."
      action={<a href="/predictions">See the predictions</a>}
    >
      Our database does not answer. The latest pages stay up and say how old they are.
    </EmptyState>
  </div>
);
