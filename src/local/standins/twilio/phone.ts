import { twilioSignature } from '#members/account/twilio/signature.ts';
import { SMS_INBOUND } from '#members/messages/contract/paths.ts';
import { LOCAL_TWILIO, type TakenMessage, type TwilioAccount } from './account.ts';
import { inboundForm } from './inboundForm.ts';

const STOP = /^\s*(?:stop|stopall|unsubscribe|cancel|end|quit)\s*$/i;
const START = /^\s*(?:start|unstop)\s*$/i;

/** Posts a form as Twilio does, signed with the account's token. */
export function postSigned(url: string, form: Readonly<Record<string, string>>): Promise<Response> {
  const body = new URLSearchParams(form);
  const signature = twilioSignature(LOCAL_TWILIO.token, url, body);
  return fetch(url, { method: 'POST', body, headers: { 'x-twilio-signature': signature } });
}

/** The form fields of a delivery report. */
export const statusForm = ({ sid, to }: TakenMessage, status: string, code?: number) => ({
  AccountSid: LOCAL_TWILIO.account,
  MessageSid: sid,
  MessageStatus: status,
  SmsStatus: status,
  To: to,
  ...(code !== undefined && { ErrorCode: String(code) }),
});

const replyIn = (twiml: string): string | undefined =>
  /<Message>(.*?)<\/Message>/s
    .exec(twiml)?.[1]
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** A phone texts us: Twilio handles STOP and START itself, and also calls the site. Returns the site's reply. */
export async function answerFrom(
  account: TwilioAccount,
  siteUrl: string,
  from: string,
  text: string,
): Promise<string | undefined> {
  if (START.test(text)) account.stopped.delete(from);
  const answer = await postSigned(siteUrl + SMS_INBOUND, inboundForm(from, text));
  if (STOP.test(text)) account.stopped.add(from);
  const twiml = await answer.text();
  if (!answer.ok) throw new Error(`The site answered ${answer.status}: ${twiml}`);
  return replyIn(twiml);
}
