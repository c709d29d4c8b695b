import process from 'node:process';
import { type WebhookSettings, webhookSettings } from '#server/messaging/twilio/settings.ts';
import { isSignedByTwilio } from '#server/messaging/twilio/signature.ts';
import { privateError } from '../accounts/privateAnswer.ts';
import { bytesWithin } from '../bytesWithin.ts';
import { SAFE } from '../safe.ts';

/** Bytes of a webhook's form: a text has 1,600 letters at most. */
const LARGEST = 20_000;

export interface SignedForm {
  readonly form: URLSearchParams;
  readonly settings: WebhookSettings;
}

/**
 * The form that Twilio has posted to a path of ours, by its signature over the site's public address; otherwise the answer
 * that refuses it. Also while picks are off: who says STOP then is heard.
 */
export async function signedForm(request: Request, path: string): Promise<SignedForm | Response> {
  if (request.method !== 'POST') {
    return privateError(405, 'Only POST is answered here', { allow: 'POST' });
  }
  const settings = webhookSettings(process.env);
  if (!settings) return privateError(404, 'Not found');
  const bytes = await bytesWithin(request, LARGEST);
  if (bytes === undefined) return privateError(413, 'The request is too large');
  const form = new URLSearchParams(new TextDecoder().decode(bytes));
  // By the configured address: what a proxy made of the request's own may differ. Its query is signed, too.
  const url = settings.siteUrl + path + new URL(request.url).search;
  const signature = request.headers.get('x-twilio-signature');
  return isSignedByTwilio(settings.token, url, form, signature)
    ? { form, settings }
    : privateError(403, 'Not signed');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** TwiML that answers a text, or says nothing. */
export function twiml(reply: string | undefined): Response {
  const message = reply === undefined ? '' : `<Message>${escaped(reply)}</Message>`;
  return new Response(`<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`, {
    headers: {
      ...SAFE,
      'cache-control': 'private, no-store',
      'content-type': 'text/xml; charset=utf-8',
    },
  });
}
