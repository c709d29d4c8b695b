import type { ReactNode } from 'react';
import type { FiguresProps } from './figuresRow.ts';
import { ReturnsTable } from './ReturnsTable.tsx';
import { ScoresTable } from './ScoresTable.tsx';

interface Props extends FiguresProps {
  readonly title: string;
  readonly aside?: string | undefined;
  readonly children?: ReactNode;
}

/** All picks grouped by one criterion: their totals, and the forecasts' scores. */
export const GroupPanel = ({ title, aside, children, ...figures }: Props) => (
  <section className="panel mt-5">
    <div className="panel-head">
      <h2>{title}</h2>
      {aside && <span className="subline">{aside}</span>}
    </div>
    <div className="content">
      <ReturnsTable {...figures} />
      <h3 className="subheading mt-6">
        Compared with the close and a coin toss, on the same picks
      </h3>
      <ScoresTable {...figures} />
      {children}
    </div>
  </section>
);
