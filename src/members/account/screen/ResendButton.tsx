interface Props {
  /** Until it may be used; 0: now. */
  readonly seconds: number;
  readonly busy: boolean;
  readonly onResend: () => void;
}

/** "1:05". */
const countdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Asks for another code, once it may. While it waits it keeps the focus it was pressed with. */
export function ResendButton({ seconds, busy, onResend }: Props) {
  const early = seconds > 0;
  return (
    <>
      <button
        className="button ghost compact"
        type="button"
        aria-disabled={early || undefined}
        onClick={() => !early && onResend()}
      >
        {busy && <span className="spin" />}
        {early ? `Resend in ${countdown(seconds)}` : 'Resend code'}
      </button>
      <span className="visually-hidden" role="status">
        {early ? '' : 'Another code can be sent now.'}
      </span>
    </>
  );
}
