import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $busy, signOutSession, trustSession } from '#members/billing/screen/manage.ts';
import { askForProof } from '#members/billing/screen/proving.ts';
import { ActButton } from './ActButton.tsx';
import { AskAgain } from './AskAgain.tsx';
import { $sessions, retryFailed } from './account.ts';
import { EverywhereDialog } from './passkeys/EverywhereDialog.tsx';
import { $passkeyList } from './passkeys/passkeyList.ts';
import { SessionList } from './SessionList.tsx';
import { useFocusWhenLost } from './useFocusWhenLost.ts';

/** Where the member is signed in. */
export function Devices() {
  const sessions = useStore($sessions, { ssr: 'initial' });
  const busy = useStore($busy, { ssr: 'initial' });
  const list = useStore($passkeyList, { ssr: 'initial' });
  const passkeys = list.status === 'known' ? list.passkeys.length : 0;
  const [asking, setAsking] = useState(false);
  const count = sessions.status === 'known' ? sessions.value.length : 0;
  const heading = useFocusWhenLost<HTMLHeadingElement>(String(count));
  return (
    <section className="account-part" aria-labelledby="devices">
      <div className="section-head">
        <h2 id="devices" ref={heading} tabIndex={-1}>
          Where you are signed in
        </h2>
        <ActButton
          busy={busy}
          does="session all"
          kind="ghost compact"
          onPress={() => (passkeys > 0 ? setAsking(true) : signOutSession('all', true))}
        >
          Sign out everywhere
        </ActButton>
      </div>
      {sessions.status === 'failed' && (
        <AskAgain what="We could not load your devices." onAgain={retryFailed} />
      )}
      {sessions.status === 'asking' && <div className="skeleton h-24" />}
      {sessions.status === 'known' && (
        <div className="panel">
          <div className="content">
            <SessionList
              sessions={sessions.value}
              byPasskey={list.status === 'known' ? list.sessions : []}
              busy={busy}
              onSignOut={(id, here) => signOutSession(id, here)}
              onTrust={trustSession}
              onProve={() => void askForProof()}
            />
          </div>
        </div>
      )}
      {asking && <EverywhereDialog passkeys={passkeys} onClose={() => setAsking(false)} />}
    </section>
  );
}
