import { useStore } from '@nanostores/react';
import { $busy } from '#client/account/manage.ts';
import { turnOff } from '#client/account/messages.ts';
import { unsubscribeDevice } from '#client/account/pushDevice.ts';
import { ActButton } from '#components/account/ActButton.tsx';
import type { MessagesShown } from '#contract/messages/settings.ts';
import { CHANNELS, type Channel } from '#domain/messages/channel.ts';

const WORDS: Readonly<Record<Channel, string>> = {
  sms: 'Turn off texts',
  push: 'Turn off notifications',
  email: 'Turn off e-mails',
};

/** Buttons that end what is on, where nothing else can be done. */
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
