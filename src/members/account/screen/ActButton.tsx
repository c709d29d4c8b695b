import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What is being done on the page; empty while nothing is. */
  readonly busy: string;
  /** The name of what this button does. */
  readonly does: string;
  readonly onPress: () => void;
  readonly kind?: '' | 'ghost' | 'quiet' | 'ghost compact' | 'quiet compact' | 'danger';
  /** What it is for, where its words alone do not say it. */
  readonly label?: string;
}

/** A button that does something at the server. At work it keeps the focus and says so; the others wait. */
export const ActButton = ({ children, busy, does, onPress, kind = '', label }: Props) => (
  <button
    className={`button ${kind}`.trim()}
    type="button"
    aria-label={label}
    aria-busy={busy === does || undefined}
    aria-disabled={(busy !== '' && busy !== does) || undefined}
    onClick={() => busy === '' && onPress()}
  >
    {busy === does && <span className="spin" />}
    {children}
  </button>
);
