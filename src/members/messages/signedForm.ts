import { Refused } from '#contract/refused.ts';
import type { Call } from '#http/endpoint.ts';
import { type WebhookSettings, webhookSettings } from '#members/account/channels/smsSettings.ts';
import { readSigned } from '#members/account/twilio/readSigned.ts';
import { twimlAnswer } from '#members/account/twilio/twimlAnswer.ts';
import { escapeXml, twimlDocument } from '#members/account/twilio/xml.ts';

/** Bytes of a webhook's form: a text has 1,600 letters at most. */
const LARGEST = 20_000;

interface SignedForm {
  readonly form: URLSearchParams;
  readonly settings: WebhookSettings;
}

/** A form that Twilio posted to our path. Also while picks are off, so that a STOP is heard. */
export async function signedForm(call: Call, path: string): Promise<SignedForm> {
  const settings = webhookSettings(call.site.env);
  if (!settings) throw new Refused('notFound', 'Not found');
  return { form: await readSigned(call, { ...settings, path, largest: LARGEST }), settings };
}

/** TwiML that answers a text, or nothing. */
export const twiml = (reply: string | undefined): Response =>
  twimlAnswer(twimlDocument(reply === undefined ? '' : `<Message>${escapeXml(reply)}</Message>`));
