import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { SUBSCRIPTION_PATHS } from '#members/billing/contract/paths.ts';
import { dateText } from '#members/billing/rules/accountText.ts';
import {
  $busy,
  deleteOwnAccount,
  downloadAccount,
  signOutSession,
} from '#members/billing/screen/manage.ts';
import { ActButton } from './ActButton.tsx';
import { $current } from './account.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { PhoneLine } from './PhoneLine.tsx';
import type { SignedIn } from './signedIn.ts';

/** The signed-in member, their data, and how to leave. */
export function Person({ user }: { readonly user: SignedIn }) {
  const busy = useStore($busy, { ssr: 'initial' });
  const current = useStore($current, { ssr: 'initial' });
  const [leaving, setLeaving] = useState(false);
  const paid =
    current.status === 'known'
      ? ['active', 'ending', 'past_due'].includes(current.value.subscription?.standing ?? '')
      : user.subscriptionStatus === 'active';
  const credit = current.status === 'known' ? current.value.credit : 0;
  return (
    <section className="panel account-panel" aria-labelledby="person">
      <h2 id="person">Your account</h2>
      <div className="content">
        <dl className="data-list">
          <div>
            <dt>Phone</dt>
            <dd>
              <PhoneLine phone={user.phoneNumber} />
            </dd>
          </div>
          <div>
            <dt>Member since</dt>
            <dd>{dateText(user.createdAt)}</dd>
          </div>
          {user.tosAcceptedAt !== null && (
            <div>
              <dt>Terms accepted</dt>
              <dd>{dateText(user.tosAcceptedAt)}</dd>
            </div>
          )}
        </dl>
        <p className="note">
          Download everything we hold about you as one JSON file. How long we keep it is in the{' '}
          <a href="/privacy-policy#how-long-we-keep-it">Privacy Policy</a>.
        </p>
        <p className="acts">
          <a
            className="button ghost"
            href={SUBSCRIPTION_PATHS.exportAccount}
            download
            onClick={(event) => {
              event.preventDefault();
              void downloadAccount();
            }}
          >
            Download my data
          </a>
          <ActButton
            busy={busy}
            does="session this"
            kind="ghost"
            onPress={() => signOutSession('this', true)}
          >
            Sign Out
          </ActButton>
          <ActButton busy={busy} does="leave" kind="quiet" onPress={() => setLeaving(true)}>
            Delete account
          </ActButton>
        </p>
        {leaving && (
          <DeleteDialog
            busy={busy}
            paid={paid}
            credit={credit}
            onDelete={(confirm) => deleteOwnAccount(confirm, paid, credit)}
            onClose={() => setLeaving(false)}
          />
        )}
      </div>
    </section>
  );
}
