import type { ReactNode } from 'react';

interface Props {
  readonly className: string;
  readonly label?: string | undefined;
  /** Id of its caption, instead of a label. */
  readonly labelledBy?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A table that a phone lays out as blocks. Safari would not read it as one, so its parts name their roles (tableRoles.ts), which
 * HTML allows only in a `<table>` that says it is none: the element around it is the table that is read.
 */
export const BlockTable = ({ className, label, labelledBy, children }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: the <table> is inside
  <div role="table" aria-label={label} aria-labelledby={labelledBy}>
    <table role="presentation" className={className}>
      {children}
    </table>
  </div>
);
