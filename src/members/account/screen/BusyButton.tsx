import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Its text while working; undefined while idle. */
  readonly busy: string | undefined;
  readonly disabled?: boolean;
  /** Whether another button is the first choice. */
  readonly ghost?: boolean;
}

/** A form's submit button. While working it keeps the focus and says so. */
export const BusyButton = ({ children, busy, disabled = false, ghost = false }: Props) => (
  <button
    className={ghost ? 'button ghost full' : 'button full'}
    type="submit"
    disabled={disabled && busy === undefined}
    aria-busy={busy === undefined ? undefined : true}
  >
    {busy !== undefined && <span className="spin" />}
    {busy ?? children}
  </button>
);
