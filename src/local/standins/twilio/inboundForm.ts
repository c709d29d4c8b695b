import { randomBytes } from 'node:crypto';
import { LOCAL_TWILIO } from './account.ts';

/** The form fields of an incoming text. */
export const inboundForm = (from: string, text: string, sid?: string) => ({
  AccountSid: LOCAL_TWILIO.account,
  MessageSid: sid ?? `SM${randomBytes(16).toString('hex')}`,
  MessagingServiceSid: LOCAL_TWILIO.service,
  From: from,
  To: LOCAL_TWILIO.number,
  Body: text,
  NumSegments: '1',
});
