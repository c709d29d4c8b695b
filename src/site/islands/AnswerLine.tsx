import { FailedLine } from './FailedLine.tsx';

interface Props {
  readonly loading: boolean;
  readonly loadingText: string;
  readonly failed: boolean;
  readonly failedText: string;
  readonly onRetry: () => void;
  /** What stands here once there is an answer, and before a script asks for one. */
  readonly text: string;
}

/** One line of the page that says how its data are doing: on their way, not to be had, or how many. */
export function AnswerLine({ loading, loadingText, failed, failedText, onRetry, text }: Props) {
  if (failed) return <FailedLine text={failedText} onRetry={onRetry} />;
  return (
    <p className="status-line" role="status">
      {loading && <span className="spin" aria-hidden="true" />}
      {loading ? loadingText : text}
    </p>
  );
}
