import type { SignedIn } from '#members/account/screen/signedIn.ts';
import { FULL_ACCOUNT } from '../rules/full.ts';
import type { SyncState } from './sync.ts';

interface Props {
  readonly user: SignedIn | null;
  /** Whether nobody could say if the reader is signed in. */
  readonly unknown: boolean;
  readonly keeps: boolean;
  readonly sync: SyncState;
  /** Number of bets that the account does not have yet. */
  readonly waiting: number;
}

function textOf({ user, unknown, keeps, sync, waiting }: Props): string {
  if (!keeps)
    return 'This browser keeps no data for us: what you enter is gone when you close the page. Download it first.';
  if (unknown)
    return 'We could not check whether you are signed in: these are the bets on this device.';
  if (!user)
    return 'Kept on this device, sent nowhere. Bets noted while signed in are shown once you sign in.';
  if (user.subscriptionStatus !== 'active')
    return 'Kept on this device for your number. With Premium they are on every device you sign in on.';
  if (sync === 'failed')
    return `Not synced just now${waiting > 0 ? `: ${waiting} wait on this device and will be sent` : ''}.`;
  if (sync === 'untrusted') return 'What you note now stays on this device until it is trusted.';
  if (sync === 'full') return FULL_ACCOUNT;
  return sync === 'syncing' ? 'Syncing …' : 'Synced with your account.';
}

/** Where the bets are stored. */
export const WhereKept = (props: Props) => (
  <p className="note where-kept mb-4" role="status">
    Nobody else sees them, and we do not use them. {textOf(props)}
  </p>
);
