interface Props {
  readonly what: string;
  readonly onAgain: () => void;
}

/** What could not be read, with a retry button. */
export const AskAgain = ({ what, onAgain }: Props) => (
  <p className="alert" role="alert">
    <span>
      {what}{' '}
      <button className="link" type="button" onClick={onAgain}>
        Try again
      </button>
    </span>
  </p>
);
