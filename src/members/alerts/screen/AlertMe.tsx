interface Props {
  /** The bet, as the row names it. */
  readonly label: string;
  readonly closed: boolean;
}

/** Offers alerts on the row's bet, which stands beside it on the button that notes it: what that needs is loaded once it is pressed. */
export const AlertMe = ({ label, closed }: Props) => (
  <button
    className="take"
    type="button"
    data-alert=""
    data-when="open"
    hidden={closed}
    aria-label={`Alert me: ${label}`}
  >
    Alert me
  </button>
);
