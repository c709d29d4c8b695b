import process from 'node:process';
import { type WebhookSettings, webhookSettings } from '#server/messaging/twilio/settings.ts';
import { escapeXml, twimlDocument } from '#server/messaging/twilio/xml.ts';
import { privateError } from '../accounts/privateAnswer.ts';
import { readSigned } from '../twilio/readSigned.ts';
import { twimlAnswer } from '../twilio/twimlAnswer.ts';

/** Bytes of a webhook's form: a text has 1,600 letters at most. */
const LARGEST = 20_000;

export interface SignedForm {
  readonly form: URLSearchParams;
  readonly settings: WebhookSettings;
}

/**
 * The form that Twilio has posted to one of our paths, if its signature over the site's public address is right; else
 * the answer that refuses it. Works while picks are off, too, so that a STOP is always heard.
 */
export async function signedForm(request: Request, path: string): Promise<SignedForm | Response> {
  if (request.method !== 'POST') {
    return privateError(405, 'Only POST is answered here', { allow: 'POST' });
  }
  const settings = webhookSettings(process.env);
  if (!settings) return privateError(404, 'Not found');
  const form = await readSigned(request, { ...settings, path, largest: LARGEST });
  if (form === 'too large') return privateError(413, 'The request is too large');
  return form === 'not signed' ? privateError(403, 'Not signed') : { form, settings };
}

/** TwiML that answers a text, or says nothing. */
export const twiml = (reply: string | undefined): Response =>
  twimlAnswer(twimlDocument(reply === undefined ? '' : `<Message>${escapeXml(reply)}</Message>`));
