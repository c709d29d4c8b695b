import type { ReactNode } from 'react';
import { Whole } from '../ui/Whole.tsx';

interface Props {
  readonly title: string;
  /** Its address: a link with it opens the fold around it. */
  readonly id: string;
  /** Companion at the heading's right. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part inside one of a page's folds. */
export const Part = ({ title, id, aside, children }: Props) => (
  <section className="inside" id={id}>
    <div className="inside-head">
      <h3>
        <Whole text={title} />
      </h3>
      {aside}
    </div>
    {children}
  </section>
);

interface FoldProps extends Omit<Props, 'aside'> {
  /** What it comes to, beside its title. */
  readonly figure?: string | undefined;
  /** The re-run that its content belongs to: site/scripts/rerun fills it. */
  readonly whatIfOf?: string | undefined;
}

/** A part that takes more room than a reader gives it unasked: closed until its line is clicked. */
export const FoldedPart = ({ title, id, figure, whatIfOf, children }: FoldProps) => (
  <details className="disclose inside-fold" id={id} data-what-if-of={whatIfOf}>
    <summary>
      <h3>{title}</h3>
      {figure !== undefined && <span className="subline">{figure}</span>}
    </summary>
    <div className="content">{children}</div>
  </details>
);
