import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** One way out. */
  readonly action?: ReactNode;
}

/** Nothing to show: a dashed box, a sentence, one way out. */
export const EmptyState = ({ title, children, action }: Props) => (
  <div className="empty">
    <h3>{title}</h3>
    <p>{children}</p>
    {action}
  </div>
);
