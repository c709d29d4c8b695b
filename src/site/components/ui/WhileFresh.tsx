import type { ReactNode } from 'react';

interface Props {
  readonly fresh: boolean;
  /** What a price is worth. */
  readonly children: ReactNode;
  readonly otherwise: ReactNode;
}

/**
 * What holds only while the prices behind it can be taken and were seen lately, within an element that has the page's
 * clock attributes, and what stands in its place. The clock shows one or the other (client/gameClock.ts).
 */
export const WhileFresh = ({ fresh, children, otherwise }: Props) => (
  <>
    <span data-when="fresh" hidden={!fresh}>
      {children}
    </span>
    <span className="none" data-when="unfresh" hidden={fresh}>
      {otherwise}
    </span>
  </>
);
