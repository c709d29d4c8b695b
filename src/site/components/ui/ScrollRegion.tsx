import type { ReactNode } from 'react';

interface Props {
  /** Name for screen readers: its content. */
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A part that may scroll sideways or down by itself, also by keyboard. */
export const ScrollRegion = ({ label, className, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
  <section className={className} tabIndex={0} aria-label={label}>
    {children}
  </section>
);
