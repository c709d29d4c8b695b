import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { counted } from '#domain/words/counted.ts';
import { accountMoment } from '#members/billing/rules/accountText.ts';
import { $busy } from '#members/billing/screen/manage.ts';
import { UntilTrusted } from '#members/billing/screen/UntilTrusted.tsx';
import type { Passkey } from '../../contract/passkeys.ts';
import { deviceName } from '../../rules/deviceName.ts';
import { MOST_PASSKEYS, NO_PASSKEY } from '../../rules/passkeyTexts.ts';
import { ActButton } from '../ActButton.tsx';
import { AskAgain } from '../AskAgain.tsx';
import { useFocusWhenLost } from '../useFocusWhenLost.ts';
import { addPasskey } from './ownPasskeys.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
import { $passkeyList, loadPasskeys } from './passkeyList.ts';
import { hasPasskeys } from './support.ts';

const SSR = { ssr: 'initial' } as const;

/** Told on the devices from before: somebody who should not have this account may have added it. */
const News = ({ passkeys }: { readonly passkeys: readonly Passkey[] }) =>
  passkeys
    .filter(({ isNews }) => isNews)
    .map(({ id, name, device, createdAt }) => (
      <p key={id} className="alert" role="status">
        <span>
          <b>A passkey was added:</b> {name}, {accountMoment(createdAt)}, with {deviceName(device)}.
          If that was not you, remove it and sign out everywhere.
        </span>
      </p>
    ));

/** A member's passkeys: added, named and removed here. */
export function PasskeyPart() {
  const [list, busy] = [useStore($passkeyList, SSR), useStore($busy, SSR)];
  const passkeys = list.status === 'known' ? list.passkeys : [];
  const heading = useFocusWhenLost<HTMLHeadingElement>(JSON.stringify(passkeys));
  const able = hasPasskeys();
  useEffect(() => {
    loadPasskeys();
  }, []);
  return (
    <section className="account-part" aria-labelledby="passkeys">
      <div className="section-head">
        <h2 id="passkeys" ref={heading} tabIndex={-1}>
          Sign in without a code
        </h2>
        {able && passkeys.length < MOST_PASSKEYS && (
          <ActButton busy={busy} does="passkey add" kind="ghost compact" onPress={addPasskey}>
            Add a passkey
          </ActButton>
        )}
      </div>
      {list.status === 'failed' && (
        <AskAgain what="We could not load your passkeys." onAgain={loadPasskeys} />
      )}
      {list.status === 'asking' && <div className="skeleton h-24" />}
      {(list.status === 'known' || list.status === 'refused') && (
        <div className="panel">
          <div className="content grid gap-3">
            <News passkeys={passkeys} />
            {passkeys.length > 0 && (
              <ul className="sessions passkeys">
                {passkeys.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} busy={busy} />
                ))}
              </ul>
            )}
            {list.status === 'refused' && list.untrusted && (
              <UntilTrusted onTrusted={loadPasskeys}>Your passkeys are</UntilTrusted>
            )}
            <p className="note">
              {list.status === 'refused' && !list.untrusted
                ? list.text
                : passkeys.length === 0
                  ? 'A passkey is your fingerprint, face or screen lock instead of a code by text. It works when no text arrives, and nobody can ask you for it.'
                  : `${counted(passkeys.length, 'passkey')} of ${MOST_PASSKEYS}. Removing one signs nobody out.`}
              {!able && ` ${NO_PASSKEY.unsupported.split('.')[0]}.`}
            </p>
          </div>
        </div>
      )}
    </section>
  );
}
