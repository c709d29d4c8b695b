import type { Context } from '@netlify/functions';
import type * as z from 'zod/mini';
import type {
  changeMessages,
  turnMessagesOff,
  turnMessagesOn,
} from '#contract/messages/settings.ts';
import type { Channel } from '#domain/messages/channel.ts';
import { consentFor } from '#domain/messages/consents.ts';
import { isPushEndpoint } from '#server/messaging/push/endpoint.ts';
import type { Consent, ConsentOutcome, SettingsOutcome } from '#server/store/messages.ts';
import { SITE } from '#site';
import { currentMember } from '../accounts/member.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { whenceOf } from '../accounts/whence.ts';
import { promptChannels, promptMessages } from './environment.ts';
import { offeredChannels, offeredPush } from './offered.ts';

const OK = { ok: true };
const signedOut = (): Response => privateError(401, 'Please sign in first');
const SHUT_OUT = [409, 'You have shut yourself out: nothing is sent until that ends.'] as const;
const NOT_SUBSCRIBED = [403, 'Picks are sent to subscribers.'] as const;

const NO_TEAM = [400, 'There is no such team.'] as const;

const NOT_ON = {
  'shut out': SHUT_OUT,
  'no subscription': NOT_SUBSCRIBED,
  'no such team': NO_TEAM,
  'no address': [409, 'Please confirm an address first.'],
  gone: [401, 'Please sign in first'],
} as const satisfies Partial<Record<ConsentOutcome, readonly [number, string]>>;

const STOPPED: Readonly<Record<Channel, string>> = {
  sms: 'Your number has said STOP. Text START to the number the picks came from first.',
  push: 'Nothing is sent to this device.',
  email: 'Nothing is sent to this address. Please confirm it anew first.',
};

/** What the member has chosen, and whether anything may come. */
export async function showMessages(_request: Request, context: Context): Promise<Response> {
  const member = await currentMember(context);
  if (!member) return signedOut();
  const { sms, push, email, ...shown } = await promptChannels().read(member.user.id);
  const isOffered = offeredChannels();
  const more = (channel: Channel) => ({
    offered: isOffered[channel],
    consent: consentFor(channel, SITE.name),
  });
  return privateJson(200, {
    ...shown,
    sms: { ...sms, ...more('sms') },
    push: { ...push, ...more('push'), serverKey: offeredPush()?.publicKey ?? '' },
    email: { ...email, ...more('email') },
  });
}

/** The teams that can be followed. */
export async function showTeams(_request: Request, context: Context): Promise<Response> {
  if (!(await currentMember(context))) return signedOut();
  return privateJson(200, { teams: await promptChannels().teams() });
}

type Wanted = z.infer<typeof turnMessagesOn.body>;

/** Turns notifications on for a device whose push service is one we know: the server calls nothing else that a browser names. */
async function turnPushOn(
  memberId: string,
  { subscription }: Wanted,
  consent: Consent,
): Promise<ConsentOutcome | Response> {
  const settings = offeredPush();
  if (!settings) return privateError(404, 'Notifications are not offered yet.');
  if (!subscription) return privateError(400, 'Which device?');
  if (!isPushEndpoint(subscription.endpoint, settings.standIn)) {
    return privateError(400, 'This browser’s notifications come by a service we do not know.');
  }
  return promptChannels().turnPushOn(memberId, consent, subscription, settings.publicKey);
}

export async function turnOn(
  wanted: Wanted,
  request: Request,
  context: Context,
): Promise<Response> {
  const member = await currentMember(context);
  if (!member) return signedOut();
  const { channel, version, settings } = wanted;
  if (!offeredChannels()[channel]) return privateError(404, 'This is not offered yet.');
  const wording = consentFor(channel, SITE.name);
  if (version !== wording.version) {
    return privateError(
      409,
      'What you agree to reads differently by now. Please load the page again.',
    );
  }
  const consent = { version, wording: wording.text, settings, whence: whenceOf(request, context) };
  const outcome =
    channel === 'push'
      ? await turnPushOn(member.user.id, wanted, consent)
      : await promptMessages().giveConsent(member.user.id, channel, consent);
  if (outcome instanceof Response) return outcome;
  if (outcome === 'on') return privateJson(200, OK);
  if (outcome === 'stopped') return privateError(409, STOPPED[channel]);
  const [status, text] = NOT_ON[outcome];
  return privateError(status, text);
}

const NOT_CHANGED = {
  off: [409, 'Turn on a way to be sent picks first.'],
  'shut out': SHUT_OUT,
  'no subscription': NOT_SUBSCRIBED,
  'no such team': NO_TEAM,
} as const satisfies Readonly<Record<Exclude<SettingsOutcome, 'saved'>, readonly [number, string]>>;

export async function changeWhen(
  { settings }: z.infer<typeof changeMessages.body>,
  _request: Request,
  context: Context,
): Promise<Response> {
  const member = await currentMember(context);
  if (!member) return signedOut();
  const outcome = await promptMessages().changeSettings(member.user.id, settings);
  if (outcome === 'saved') return privateJson(200, OK);
  const [status, text] = NOT_CHANGED[outcome];
  return privateError(status, text);
}

/** Works also when the channel is no longer offered, so that everybody can leave. */
export async function turnOff(
  { channel, device }: z.infer<typeof turnMessagesOff.body>,
  request: Request,
  context: Context,
): Promise<Response> {
  const member = await currentMember(context);
  if (!member) return signedOut();
  const whence = whenceOf(request, context);
  if (channel === 'push') await promptChannels().turnPushOff(member.user.id, device, whence);
  else await promptMessages().withdrawConsent(member.user.id, channel, whence);
  return privateJson(200, OK);
}
