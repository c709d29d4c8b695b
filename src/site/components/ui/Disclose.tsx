import type { ReactNode } from 'react';
import { Whole } from './Whole.tsx';

interface Props {
  readonly summary: string;
  /** In the page: on pages that renew themselves, so that it stays as the reader left it. */
  readonly id?: string | undefined;
  /** Distinguishes panels with the same summary for screen readers. */
  readonly of?: string | undefined;
  /** The result, in a few words. */
  readonly figure?: ReactNode;
  readonly children: ReactNode;
}

/** A panel that is closed until its line is clicked; works without a script. */
export const Disclose = ({ summary, id, of, figure, children }: Props) => (
  <details className="disclose" id={id}>
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
