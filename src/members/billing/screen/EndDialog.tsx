import { AccountDialog } from '#members/account/screen/AccountDialog.tsx';
import { ActButton } from '#members/account/screen/ActButton.tsx';

interface Props {
  readonly busy: string;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** Confirms before an unpaid subscription ends: that cannot be undone. */
export const EndDialog = ({ busy, onEnd, onClose }: Props) => (
  <AccountDialog title="End the subscription now" onClose={onClose}>
    <p>
      Its last payment did not go through, so there is nothing left to use up: it ends at once. Your
      card is not tried again, and nothing more is charged.
    </p>
    <p className="note">You can subscribe again at any time, with the same number.</p>
    <p className="acts">
      <ActButton busy={busy} does="cancel" kind="danger" onPress={onEnd}>
        End it now
      </ActButton>
      <button className="button quiet" type="button" onClick={onClose}>
        Not now
      </button>
    </p>
  </AccountDialog>
);
