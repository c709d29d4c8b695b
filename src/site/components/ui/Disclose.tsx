import type { ReactNode } from 'react';
import { Whole } from './Whole.tsx';

interface Props {
  readonly summary: string;
  /** Distinguishes panels with the same summary for screen readers. */
  readonly of?: string | undefined;
  /** The result, in a few words. */
  readonly figure?: ReactNode;
  readonly children: ReactNode;
}

/** A panel that is closed until its line is clicked; works without a script. */
export const Disclose = ({ summary, of, figure, children }: Props) => (
  <details className="disclose">
    <summary>
      <span>
        <Whole text={summary} />
        {of !== undefined && <span className="visually-hidden">{`: ${of}`}</span>}
        {figure !== undefined && figure !== false && (
          <>
            {' '}
            <span className="subline">{figure}</span>
          </>
        )}
      </span>
    </summary>
    <div className="content">{children}</div>
  </details>
);
