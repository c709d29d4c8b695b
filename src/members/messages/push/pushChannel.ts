import type { LookupFunction } from 'node:net';
import type { PushSettings } from '#members/account/channels/pushSettings.ts';
import type { MessageChannel, Outgoing, PushDevice, Sending } from '../channels/channel.ts';
import { secondsOf } from '../channels/retryAfter.ts';
import { isPushEndpoint } from './endpoint.ts';
import { type PushRequest, postPush } from './request.ts';
import { sealedMessage } from './sealedMessage.ts';

/** Result of a message on one device. */
type Told =
  | { readonly status: 'handed' | 'gone' }
  | { readonly status: 'refused'; readonly code: number }
  | {
      readonly status: 'later' | 'unclear';
      readonly code: number | undefined;
      readonly after?: number | undefined;
    };

/** What a push service's answer means: 404 and 410 that the device is gone, 401 and 403 that our keys are wrong. */
function toldBy(status: number, retryAfter: string | undefined, now: Date): Told {
  if (status >= 200 && status < 300) return { status: 'handed' };
  if (status === 404 || status === 410) return { status: 'gone' };
  if (status === 429 || status === 401 || status === 403) {
    return { status: 'later', code: status, after: secondsOf(retryAfter, now) };
  }
  if (status >= 500 || status === 408) {
    return { status: 'unclear', code: status, after: secondsOf(retryAfter, now) };
  }
  // Too large, malformed, a redirect: repeating it would fail again.
  return { status: 'refused', code: status };
}

/** What the service worker shows. With the tag, two copies of one message are one notification. */
const payloadOf = ({ id, kind, title, text }: Outgoing, name: string): string =>
  JSON.stringify({
    title: title ?? (kind === 'alert' ? `${name} alert` : name),
    body: text,
    tag: `message-${id}`,
    kind,
  });

/** Result of a message on all its devices: it is retried for those still without it. */
function outcomeOf(id: number, told: readonly Told[]): Sending {
  const open = told.filter(({ status }) => status === 'later' || status === 'unclear');
  if (open.length > 0) {
    const waits = open.flatMap((one) => ('after' in one && one.after) || []);
    const code = open.flatMap((one) => ('code' in one && one.code) || [])[0];
    return { status: 'later', code, after: waits.length > 0 ? Math.max(...waits) : undefined };
  }
  if (told.length === 0 || told.some(({ status }) => status === 'handed')) {
    return { status: 'taken', sid: `push:${id}` };
  }
  const refused = told.find((one) => one.status === 'refused');
  return { status: 'refused', code: refused?.code ?? 410, block: undefined };
}

/**
 * Web Push (RFC 8030, encrypted by RFC 8291, signed by RFC 8292). Services cannot be asked what they have; a message sent again
 * replaces the waiting copy (`Topic`), and the displayed one on the device (`tag`).
 */
export function pushChannel(
  settings: PushSettings,
  name: string,
  lookup?: LookupFunction,
): MessageChannel {
  const { publicKey, standIn } = settings;
  const toDevice = async (message: Outgoing, device: PushDevice, now: Date): Promise<Told> => {
    const { endpoint, serverKey } = device;
    // Made for earlier keys of ours, or under an earlier rule: nothing reaches it any more.
    if (serverKey !== publicKey || !isPushEndpoint(endpoint, standIn)) return { status: 'gone' };
    const left = Math.floor((message.expiresAt.getTime() - now.getTime()) / 1000);
    let request: PushRequest;
    try {
      request = sealedMessage(payloadOf(message, name), device, settings, {
        ttl: Math.max(left, 1),
        topic: `message-${message.id}`,
        urgency: message.kind === 'alert' ? 'high' : 'normal',
      });
    } catch {
      // Keys that nothing can be encrypted with.
      return { status: 'gone' };
    }
    try {
      const local = standIn !== undefined && new URL(endpoint).origin === new URL(standIn).origin;
      const { status, retryAfter } = await postPush(request, local, lookup);
      return toldBy(status, retryAfter, now);
    } catch {
      return { status: 'unclear', code: undefined };
    }
  };
  return {
    name: 'push',
    send: async (message, now) => {
      const told = await Promise.all(
        message.devices.map((device) => toDevice(message, device, now)),
      );
      const having = (status: Told['status']): number[] =>
        message.devices.filter((_, n) => told[n]?.status === status).map(({ id }) => id);
      const devices = { handed: having('handed'), gone: having('gone') };
      return { ...outcomeOf(message.id, told), devices };
    },
  };
}
