interface Props {
  /** Seconds until it may be used; 0: now. */
  readonly seconds: number;
  readonly busy: boolean;
  readonly onResend: () => void;
}

/** "1:05". */
const countdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Requests another code when allowed. While waiting it keeps the focus. */
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
        {early ? '' : 'You can ask for another code now.'}
      </span>
    </>
  );
}
