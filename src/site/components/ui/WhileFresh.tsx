import type { ReactNode } from 'react';

interface Props {
  readonly fresh: boolean;
  /** Content that depends on prices. */
  readonly children: ReactNode;
  readonly otherwise: ReactNode;
}

/**
 * Content valid only while its prices can be taken and were seen recently, inside an element with the page's clock attributes,
 * and its replacement. The clock shows one of them (client/gameClock.ts).
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
