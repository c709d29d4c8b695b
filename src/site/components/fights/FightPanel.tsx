import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly aside?: string | undefined;
  readonly children: ReactNode;
}

/** A panel of the main event, a step below the bout's own heading. */
export const FightPanel = ({ title, aside, children }: Props) => (
  <section className="panel">
    <div className="panel-head">
      <h5>{title}</h5>
      {aside !== undefined && <span className="subline">{aside}</span>}
    </div>
    <div className="content reflow">{children}</div>
  </section>
);
