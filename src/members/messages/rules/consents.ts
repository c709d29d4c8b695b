import type { Channel } from '#members/account/rules/channel.ts';
import { SMS_CONSENT_VERSION, smsConsentText } from './consent.ts';

/** A consent's text, and its version: a changed text needs a new one. */
interface ConsentWording {
  readonly version: string;
  readonly text: string;
}

const pushText = (product: string): string =>
  `I agree that ${product} shows its picks on this device as notifications, at most one a day, and the alerts I set. I can turn them off here or in the browser. Consent is not a condition of any purchase. I am of legal age to bet where I am.`;

const emailText = (product: string): string =>
  `I agree that ${product} sends its picks to my address, at most one e-mail a day, and the alerts I set. Each ends with a link that stops them at once. Consent is not a condition of any purchase. I am of legal age to bet where I am.`;

/** Each channel's consent in its exact wording. */
export const consentFor = (channel: Channel, product: string): ConsentWording =>
  ({
    sms: { version: SMS_CONSENT_VERSION, text: smsConsentText(product) },
    push: { version: 'push 2026-11-23+alerts', text: pushText(product) },
    email: { version: 'email 2026-11-23+alerts', text: emailText(product) },
  })[channel];
