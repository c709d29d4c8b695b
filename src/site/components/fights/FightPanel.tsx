import type { ReactNode } from 'react';
import { Whole } from '../ui/Whole.tsx';

interface Props {
  readonly title: string;
  readonly aside?: string | undefined;
  readonly children: ReactNode;
}

/** A panel of the main event, a step below the bout's own heading. */
export const FightPanel = ({ title, aside, children }: Props) => (
  <section className="panel">
    <div className="panel-head">
      <h5>
        <Whole text={title} />
      </h5>
      {aside !== undefined && <span className="subline">{aside}</span>}
    </div>
    <div className="content reflow">{children}</div>
  </section>
);
