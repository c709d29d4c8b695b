interface Props {
  /** The specification's sentence. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** One line saying that newer data were unavailable, above the older content. */
export const FailedLine = ({ text, onRetry }: Props) => (
  <div className="status-line" role="alert">
    <p className="failed">{text}</p>
    <button type="button" className="button ghost compact" onClick={onRetry}>
      Try again
    </button>
  </div>
);
