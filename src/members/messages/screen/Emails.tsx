import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ActButton } from '#members/account/screen/ActButton.tsx';
import { $busy } from '#members/billing/screen/manage.ts';
import type { MessageSettings, MessagesShown } from '../contract/settings.ts';
import { ChannelRow } from './ChannelRow.tsx';
import { ConsentBox } from './ConsentBox.tsx';
import { AddressCode, AskAddress } from './EmailAddress.tsx';
import {
  askEmailCode,
  confirmEmailCode,
  removeEmailAddress,
  turnOff,
  turnOnChannel,
} from './messages.ts';
import { channelStateText } from './standing.ts';

interface Props {
  readonly shown: MessagesShown['email'];
  readonly settings: MessageSettings;
}

/** Text for an address that gets nothing. */
function Blocked({ address, stopped, refused, unreachable }: MessagesShown['email']) {
  if (address === null) return null;
  if (refused) return <p>{address} reported our e-mail as spam. Please use another address.</p>;
  if (stopped) {
    return (
      <p>
        You stopped e-mails to {address} with the link in one. To get them again, confirm the
        address.
      </p>
    );
  }
  return unreachable ? (
    <p className="alert neg">
      <span>E-mails do not reach {address}. Confirm it again, or use another.</span>
    </p>
  ) : null;
}

/** Picks by e-mail, to the member's confirmed address. */
export function Emails({ shown, settings }: Props) {
  const busy = useStore($busy);
  const [another, setAnother] = useState(false);
  const { on, address, asked, stopped, unreachable, refused, offered, consent } = shown;
  const blocked = stopped || unreachable;
  const waits = asked !== null && !another;
  const asks = offered && !waits && (address === null || blocked || another);
  const ask = async (wanted: string) => {
    if ((await askEmailCode(wanted))?.ok) setAnother(false);
  };
  return (
    <ChannelRow id="email" name="E-mail" state={channelStateText(shown)} on={on}>
      {!offered && <p>We do not send picks by e-mail right now.</p>}
      <Blocked {...shown} />
      {address !== null && !blocked && (
        <p>
          {on ? 'They go to' : 'Your address:'} <b>{address}</b>
        </p>
      )}
      {asks && (
        <AskAddress
          busy={busy}
          onAsk={(wanted) => void ask(wanted)}
          first={blocked && !refused && !another ? (address ?? '') : ''}
        />
      )}
      {asks && another && address !== null && (
        <p className="acts">
          <ActButton busy={busy} does="keep" kind="quiet compact" onPress={() => setAnother(false)}>
            Keep {address}
          </ActButton>
        </p>
      )}
      {waits && (
        <AddressCode
          address={asked}
          busy={busy}
          onCode={(code) => void confirmEmailCode(code)}
          onAnother={() => setAnother(true)}
          onResend={() => void ask(asked)}
        />
      )}
      {address !== null && !blocked && !on && !waits && !another && offered && (
        <ConsentBox
          id="email"
          text={consent.text}
          busy={busy}
          does="email on"
          label="Turn on e-mails"
          onAgree={() => void turnOnChannel('email', consent.version, settings)}
        />
      )}
      {address !== null && !waits && !another && (
        <p className="acts">
          {on && (
            <ActButton
              busy={busy}
              does="email off"
              kind="ghost"
              label="Turn off e-mails"
              onPress={() => void turnOff('email')}
            >
              Turn off
            </ActButton>
          )}
          {!blocked && offered && (
            <ActButton
              busy={busy}
              does="another address"
              kind="quiet compact"
              onPress={() => setAnother(true)}
            >
              Another address
            </ActButton>
          )}
          <ActButton
            busy={busy}
            does="email remove"
            kind="quiet compact"
            label="Remove the e-mail address"
            onPress={() => void removeEmailAddress()}
          >
            Remove
          </ActButton>
        </p>
      )}
    </ChannelRow>
  );
}
