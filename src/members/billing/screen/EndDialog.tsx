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
      Your last payment did not go through, so it ends at once. We do not try your card again, and
      nothing more is charged.
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
