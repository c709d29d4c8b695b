import type { Channel } from '#members/account/rules/channel.ts';
import { hourText } from '#members/account/rules/hours.ts';
import type { Sender } from '#members/account/rules/sender.ts';

interface Chosen {
  readonly hour: number;
  readonly teams: readonly number[];
  readonly leagues: readonly string[];
}

/** How each way is ended. */
const STOP: Readonly<Record<Channel, string>> = {
  sms: 'Reply STOP to end, HELP for help.',
  push: 'Turn these off in your account.',
  email: 'The link below stops these at once.',
};

/** The first message over a channel, sent as soon as it is on: what comes, when, and how it ends. */
export function welcomeMessage(
  channel: Channel,
  { hour, teams, leagues }: Chosen,
  { name, host }: Pick<Sender, 'name' | 'host'>,
): { readonly title: string; readonly body: string } {
  const about =
    teams.length > 0
      ? ` for your ${teams.length === 1 ? 'team' : `${teams.length} teams`}`
      : leagues.length > 0
        ? ' for your leagues'
        : '';
  return {
    title: `${name}: you are set`,
    body: `${name}: you are set. Your picks${about} come every day at ${hourText(hour)}. Your day now: ${host}/member. ${STOP[channel]}`,
  };
}
