import { useStore } from '@nanostores/react';
import { CHANNELS, type Channel } from '#members/account/rules/channel.ts';
import { ActButton } from '#members/account/screen/ActButton.tsx';
import { $busy } from '#members/billing/screen/manage.ts';
import type { MessagesShown } from '../contract/settings.ts';
import { turnOff } from './messages.ts';
import { unsubscribeDevice } from './pushDevice.ts';

const WORDS: Readonly<Record<Channel, string>> = {
  sms: 'Turn off texts',
  push: 'Turn off notifications',
  email: 'Turn off e-mails',
};

/** Buttons that turn off active channels, if nothing else is possible. */
export function OnlyOff({ shown }: { readonly shown: MessagesShown }) {
  const busy = useStore($busy);
  const on = CHANNELS.filter((channel) => shown[channel].on);
  if (on.length === 0) return null;
  const end = (channel: Channel) => {
    if (channel === 'push') void unsubscribeDevice();
    void turnOff(channel);
  };
  return (
    <p className="acts">
      {on.map((channel) => (
        <ActButton
          key={channel}
          busy={busy}
          does={`${channel} off`}
          kind="ghost"
          onPress={() => end(channel)}
        >
          {WORDS[channel]}
        </ActButton>
      ))}
    </p>
  );
}
