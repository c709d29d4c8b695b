interface Props {
  /** The specification's sentence. */
  readonly title: string;
  readonly onRetry: () => void;
}

/** Shown in place of what could not be loaded. */
export const FetchFailed = ({ title, onRetry }: Props) => (
  <div className="alert neg" role="alert">
    <div>
      <b>{title}</b>
      <p>It could not be loaded. Check your connection and try again.</p>
      <p className="mt-2">
        <button type="button" className="button ghost compact" onClick={onRetry}>
          Try again
        </button>
      </p>
    </div>
  </div>
);
