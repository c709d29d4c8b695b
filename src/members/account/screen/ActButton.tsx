import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** The name of the current action on the page; empty while there is none. */
  readonly busy: string;
  /** The name of this button's action. */
  readonly does: string;
  readonly onPress: () => void;
  readonly kind?: '' | 'ghost' | 'quiet' | 'ghost compact' | 'quiet compact' | 'danger';
  /** Its purpose, if its words alone do not say it. */
  readonly label?: string;
}

/** A button for a server action. While working it keeps the focus and says so; the others wait. */
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
