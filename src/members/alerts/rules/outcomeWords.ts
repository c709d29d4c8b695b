import { capital } from '#domain/words/capital.ts';

/** How an alert arrives, by channel. */
const BY: Readonly<Record<string, string>> = {
  sms: 'text',
  push: 'notification',
  email: 'e-mail',
};

/** "by text and e-mail" */
export const byChannels = (channels: readonly string[]): string =>
  `by ${channels.map((channel) => BY[channel] ?? channel).join(' and ')}`;

const NO_WAY_THEN = 'Not sent: no way was on at that hour, so it shows here only.';
export const LISTED_ONLY = 'Texts, e-mail and notifications are off, so it shows here only.';

interface Came {
  readonly outcome: 'told' | 'same' | 'held' | 'listed';
  readonly messages: readonly { readonly channel: string; readonly state: string }[];
}

const STATES: Readonly<Record<string, string>> = {
  queued: 'on its way',
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'not delivered',
  refused: 'not accepted',
  dropped: 'not sent',
  expired: 'too late to send',
};

/** What became of something that came true, as far as it is known. */
export function firingText({ outcome, messages }: Came, aDay: number, kind?: string): string {
  if (outcome === 'listed') return kind === 'play' ? NO_WAY_THEN : LISTED_ONLY;
  if (outcome === 'held') return `Not sent: you already had ${aDay} alerts that day.`;
  if (outcome === 'same')
    return 'Not sent: another of your alerts told you the same at that minute.';
  if (messages.length === 0) return 'Sent.';
  const said = messages.map(
    ({ channel, state }) => `${BY[channel] ?? channel} ${STATES[state] ?? state}`,
  );
  const text = said.join(', ');
  return `${capital(text)}.`;
}
