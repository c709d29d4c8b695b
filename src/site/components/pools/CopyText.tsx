interface Props {
  /** What is copied. */
  readonly text: string;
  /** Which of the page's texts it is, for its script. */
  readonly part: string;
}

/** A list as plain text: to be read and marked, and with a script to be copied in one tap. */
export const CopyText = ({ text, part }: Props) => (
  <div className="pool-copy" data-pool-copy>
    <button type="button" className="button ghost compact" data-copy hidden>
      Copy as text
    </button>{' '}
    <span className="note" data-copy-said role="status" />
    <details>
      <summary>As text</summary>
      <pre data-pool-text={part}>{text}</pre>
    </details>
  </div>
);
