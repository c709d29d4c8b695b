import { Panel } from '../game/Panel.tsx';

/** Where the specification has value picks: value is a price above the fair one, and no outright price reaches us. */
export const NoValue = ({ title }: { readonly title: string }) => (
  <Panel title={title} as="h3" fold="None: we have no book’s prices">
    <p className="note">
      A value pick is a price above the fair one. We have no book’s prices for this tournament, so
      we name none. Fair odds are beside each player above.
    </p>
  </Panel>
);
