/** Names one wording for good: a changed text takes a new one. */
export const SMS_CONSENT_VERSION = '2026-11-23';

/** What is agreed to, word for word. */
export const smsConsentText = (product: string): string =>
  `I agree that ${product} sends me recurring automated text messages with its picks, at most one a day, at the number I sign in with. Message and data rates may apply. Reply STOP to end, HELP for help. Consent is not a condition of any purchase. I am of legal age to bet where I am.`;

/** What is answered to a text; of one that needs no answer nothing. */
export const replies = (product: string, host: string, phone: string, helpLine: string) => ({
  stopped: `${product}: you are unsubscribed and get no more texts with picks. Reply START to undo. Help with gambling: ${helpLine}`,
  started: `${product}: we may text you again. Turn picks on at ${host}/account. Reply STOP to end, HELP for help.`,
  onAgain: `${product}: picks are on again, at most one text a day. Msg & data rates may apply. Reply STOP to end, HELP for help.`,
  help: `${product} picks: at most one text a day. Msg & data rates may apply. Questions: ${phone}. Reply STOP to end. Help with gambling: ${helpLine}`,
});
