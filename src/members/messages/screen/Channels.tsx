import type { MessageSettings, MessagesShown } from '../contract/settings.ts';
import { Emails } from './Emails.tsx';
import { Notifications } from './Notifications.tsx';
import { Texts } from './Texts.tsx';

interface Props {
  readonly shown: MessagesShown;
  readonly settings: MessageSettings;
}

/** The ways of reaching a member: those offered, and those that are on. */
export const Channels = ({ shown, settings }: Props) => (
  <>
    {(shown.sms.offered || shown.sms.on) && <Texts shown={shown.sms} settings={settings} />}
    {(shown.push.offered || shown.push.on) && (
      <Notifications shown={shown.push} settings={settings} />
    )}
    {(shown.email.offered || shown.email.on) && <Emails shown={shown.email} settings={settings} />}
  </>
);
