import { useStore } from '@nanostores/react';
import { ActButton } from '#members/account/screen/ActButton.tsx';
import { $busy } from '#members/billing/screen/manage.ts';
import type { ChannelShown, MessageSettings } from '../contract/settings.ts';
import { ChannelRow } from './ChannelRow.tsx';
import { ConsentBox } from './ConsentBox.tsx';
import { turnOff, turnOnChannel } from './messages.ts';
import { channelStateText } from './standing.ts';

interface Props {
  readonly shown: ChannelShown;
  readonly settings: MessageSettings;
}

/** Picks by text, to the sign-in number. */
export function Texts({ shown, settings }: Props) {
  const busy = useStore($busy);
  const { on, stopped, unreachable, offered, consent } = shown;
  return (
    <ChannelRow id="sms" name="Texts" state={channelStateText(shown)} on={on}>
      {stopped && (
        <p>
          You replied STOP, so we text you no picks. To get them again, text START to the number
          they came from.
        </p>
      )}
      {!offered && <p>We do not send picks by text right now.</p>}
      {!stopped && unreachable && (
        <p className="alert neg">
          <span>
            Texts do not reach your number.{' '}
            {on ? 'Turn them off and on to try again.' : 'Turn them on to try again.'}
          </span>
        </p>
      )}
      {on && (
        <p className="acts">
          <ActButton
            busy={busy}
            does="sms off"
            kind="ghost"
            label="Turn off texts"
            onPress={() => void turnOff('sms')}
          >
            Turn off
          </ActButton>
        </p>
      )}
      {!on && !stopped && offered && (
        <ConsentBox
          id="sms"
          text={consent.text}
          busy={busy}
          does="sms on"
          label="Turn on texts"
          onAgree={() => void turnOnChannel('sms', consent.version, settings)}
        />
      )}
    </ChannelRow>
  );
}
