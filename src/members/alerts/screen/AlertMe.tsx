import BellPlus from 'lucide-react/icons/bell-plus';

interface Props {
  /** The bet in the row's words. */
  readonly label: string;
  readonly closed: boolean;
}

/** Offers alerts on the row's bet, which is on the button next to it that records the bet; its code is loaded when pressed. */
export const AlertMe = ({ label, closed }: Props) => (
  <button
    className="take"
    type="button"
    data-alert=""
    data-when="open"
    hidden={closed}
    aria-label={`Alert me: ${label}`}
  >
    <BellPlus className="icon" aria-hidden="true" />
    <span>Alert me</span>
  </button>
);
