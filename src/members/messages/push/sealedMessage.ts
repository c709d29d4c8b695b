import encryption from 'web-push/src/encryption-helper.js';
import vapid from 'web-push/src/vapid-helper.js';
import type { PushSettings } from '#members/account/channels/pushSettings.ts';
import type { PushDevice } from '../channels/channel.ts';
import type { PushRequest } from './request.ts';

const ENCODING = 'aes128gcm';

/** The delivery instructions for a push service. */
interface Delivery {
  /** Seconds for which it is useful. */
  readonly ttl: number;
  /** A message with the same topic replaces it while it waits. */
  readonly topic: string;
  readonly urgency: 'normal' | 'high';
}

/** A message that only the device can read, signed by the site (RFC 8291, RFC 8292). Throws if the device's keys are invalid. */
export function sealedMessage(
  payload: string,
  { endpoint, p256dh, auth }: PushDevice,
  { publicKey, privateKey, subject }: PushSettings,
  { ttl, topic, urgency }: Delivery,
): PushRequest {
  const body = encryption.encrypt(p256dh, auth, payload, ENCODING).cipherText;
  const { origin } = new URL(endpoint);
  const signed = vapid.getVapidHeaders(origin, subject, publicKey, privateKey, ENCODING);
  return {
    endpoint,
    body,
    headers: {
      ...signed,
      TTL: ttl,
      Topic: topic,
      Urgency: urgency,
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': ENCODING,
      'Content-Length': body.length,
    },
  };
}
