import type { ReactNode } from 'react';

interface Props {
  readonly summary: string;
  /** Told apart for screen readers where a page has several of one summary. */
  readonly of?: string | undefined;
  readonly children: ReactNode;
}

/** A panel that is closed until its line is clicked; works without a script. */
export const Disclose = ({ summary, of, children }: Props) => (
  <details className="disclose">
    <summary>
      {summary}
      {of !== undefined && <span className="visually-hidden">{`: ${of}`}</span>}
    </summary>
    <div className="content">{children}</div>
  </details>
);
