import type { ReactNode } from 'react';
import { type TermName as Name, TERMS } from '#domain/words/terms.ts';

interface Props {
  readonly of: Name;
  /** Where it stands, in letters and hyphens: unique on its page together with the term. */
  readonly at: string;
  readonly children: ReactNode;
}

/** A word with its meaning in a tooltip, for pointer, keyboard and finger (client/tips.ts). */
export function Term({ of, at, children }: Props) {
  const id = `term-${of}-${at}`;
  return (
    <>
      <button type="button" className="term" aria-describedby={id}>
        {children}
      </button>
      <span className="tip" id={id} role="tooltip" popover="manual">
        {TERMS[of]}
      </span>
    </>
  );
}
