import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What it says while it works; undefined while it does not. */
  readonly busy: string | undefined;
  readonly disabled?: boolean;
}

/** The button that sends a form. At work it keeps the focus, and says so. */
export const BusyButton = ({ children, busy, disabled = false }: Props) => (
  <button
    className="button full"
    type="submit"
    disabled={disabled && busy === undefined}
    aria-busy={busy === undefined ? undefined : true}
  >
    {busy !== undefined && <span className="spin" />}
    {busy ?? children}
  </button>
);
