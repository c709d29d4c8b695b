import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether Twilio signed a webhook's request: HMAC-SHA1, base64, of the public address and the sent parameters, name and
 * value, sorted by name (twilio.com/docs/usage/security).
 * @param url the address as Twilio has it, query included
 */
export function isSignedByTwilio(
  url: string,
  params: Readonly<Record<string, string>>,
  signature: string,
  authToken: string,
): boolean {
  if (authToken === '') return false;
  const wanted = Buffer.from(twilioSignature(url, params, authToken));
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** The `X-Twilio-Signature` header of such a request. */
export function twilioSignature(
  url: string,
  params: Readonly<Record<string, string>>,
  authToken: string,
): string {
  const names = Object.keys(params).sort();
  const text = names.reduce((all, name) => all + name + params[name], url);
  return createHmac('sha1', authToken).update(text, 'utf8').digest('base64');
}
