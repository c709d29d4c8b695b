import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { showToast } from '#client/toasts.ts';
import { deviceName } from '#members/account/rules/deviceName.ts';
import { ActButton } from '#members/account/screen/ActButton.tsx';
import { accountMoment } from '#members/billing/rules/accountText.ts';
import { $busy } from '#members/billing/screen/manage.ts';
import type { MessageSettings, MessagesShown } from '../contract/settings.ts';
import { ChannelRow } from './ChannelRow.tsx';
import { ConsentBox } from './ConsentBox.tsx';
import { turnOff, turnOnChannel } from './messages.ts';
import {
  $endpointHash,
  $pushLost,
  $pushStanding,
  type PushStanding,
  subscribeDevice,
  unsubscribeDevice,
} from './pushDevice.ts';

interface Props {
  readonly shown: MessagesShown['push'];
  readonly settings: MessageSettings;
}

/** Help for readers whose browser has no notifications. */
const WHY_NOT: Partial<Record<PushStanding, ReactNode>> = {
  none: 'This browser cannot show notifications. Please choose another way.',
  'home screen first':
    'On iPhone and iPad, notifications work only for sites on the Home Screen: tap Share, then Add to Home Screen, open the site from there and come back to this page.',
  blocked:
    'Notifications are blocked for this site. Allow them in the browser’s settings, then come back.',
};

/** Notifications on this device, and on the member's others. */
export function Notifications({ shown, settings }: Props) {
  const [busy, standing, own] = [useStore($busy), useStore($pushStanding), useStore($endpointHash)];
  const lost = useStore($pushLost);
  const [asking, setAsking] = useState(false);
  const { consent, serverKey, devices, offered } = shown;
  const here = devices.find(({ endpointHash }) => endpointHash === own);
  const others = devices.filter((device) => device !== here);
  const agree = async () => {
    setAsking(true);
    const made = await subscribeDevice(serverKey).finally(() => setAsking(false));
    if (made === 'blocked') return;
    if (made === 'failed') {
      return showToast(
        {
          title: 'Not turned on',
          text: 'The browser could not turn on notifications. Please try again, or choose another way.',
        },
        true,
      );
    }
    const posted = await turnOnChannel('push', consent.version, settings, made);
    if (posted && !posted.ok) await unsubscribeDevice();
  };
  const end = async () => {
    if (!here) return;
    const posted = await turnOff('push', here.id);
    if (posted?.ok) await unsubscribeDevice();
  };
  const state = here ? `On since ${accountMoment(here.addedAt)}` : 'Off';
  return (
    <ChannelRow id="push" name="Notifications on this device" state={state} on={here !== undefined}>
      {!offered && <p>We do not send notifications right now.</p>}
      {WHY_NOT[standing] !== undefined && <p>{WHY_NOT[standing]}</p>}
      {lost && !here && (
        <p role="status">
          This browser dropped our notifications, so none arrive here. Turn them on again.
        </p>
      )}
      {here && (
        <>
          <p className="note">They arrive while you are signed out, too.</p>
          <p className="acts">
            <ActButton
              busy={busy}
              does={`device ${here.id} off`}
              kind="ghost"
              label="Turn off notifications"
              onPress={() => void end()}
            >
              Turn off
            </ActButton>
          </p>
        </>
      )}
      {!here && standing === 'ready' && offered && (
        <ConsentBox
          id="push"
          text={consent.text}
          busy={asking ? 'push on' : busy}
          does="push on"
          label="Turn on notifications"
          onAgree={() => void agree()}
        />
      )}
      {others.length > 0 && (
        <ul className="channel-devices" aria-label="Other devices with notifications">
          {others.map(({ id, device, addedAt }) => (
            <li key={id}>
              <span>
                {deviceName(device)} <span className="note">since {accountMoment(addedAt)}</span>
              </span>
              <ActButton
                busy={busy}
                does={`device ${id} off`}
                kind="quiet compact"
                label={`Turn off notifications on ${deviceName(device)}`}
                onPress={() => void turnOff('push', id)}
              >
                Turn off
              </ActButton>
            </li>
          ))}
        </ul>
      )}
    </ChannelRow>
  );
}
