import { FailedLine } from './FailedLine.tsx';

interface Props {
  readonly loading: boolean;
  readonly loadingText: string;
  readonly failed: boolean;
  readonly failedText: string;
  readonly onRetry: () => void;
  /** Shown here once there is an answer, and before a script requests one. */
  readonly text: string;
}

/** One line about the state of the page's data: loading, unavailable, or how many. */
export function AnswerLine({ loading, loadingText, failed, failedText, onRetry, text }: Props) {
  if (failed) return <FailedLine text={failedText} onRetry={onRetry} />;
  return (
    <p className="status-line" role="status">
      {loading && <span className="spin" aria-hidden="true" />}
      {loading ? loadingText : text}
    </p>
  );
}
