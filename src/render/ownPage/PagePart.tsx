import type { ReactNode } from 'react';

interface Props {
  /** Its name: a later slate replaces it by its namesake. */
  readonly name: string;
  readonly of: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** A part of a built page that a later slate replaces. */
export const PagePart = ({ name, of, id, className }: Props) => (
  <div id={id} className={className} data-part={name}>
    {of}
  </div>
);
