import { Panel } from '../game/Panel.tsx';

/** Where the specification has value picks: value is a price above the fair one, and no outright price reaches us. */
export const NoValue = ({ title }: { readonly title: string }) => (
  <Panel title={title} as="h3" fold="None: no book’s price reaches us">
    <p className="note">
      A value pick is a price better than the fair one. No book’s outright prices of this tournament
      reach us, so we name none. The fair odds stand beside each player above.
    </p>
  </Panel>
);
