import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Twilio's signature of a posted form: HMAC-SHA1, base64, over the full public address and every parameter's name and value,
 * sorted by name.
 */
export function twilioSignature(token: string, url: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].sort();
  const text = names
    .flatMap((name) => [...new Set(form.getAll(name))].sort().map((value) => name + value))
    .join('');
  return createHmac('sha1', token)
    .update(url + text, 'utf8')
    .digest('base64');
}

/** Whether it is correct; never with an empty token. */
export function isSignedByTwilio(
  token: string,
  url: string,
  form: URLSearchParams,
  signature: string | null,
): boolean {
  const wanted = Buffer.from(twilioSignature(token, url, form));
  const given = Buffer.from(signature ?? '');
  return token !== '' && given.length === wanted.length && timingSafeEqual(given, wanted);
}
