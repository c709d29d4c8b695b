import { ALERTS_A_DAY } from '#members/account/rules/channel.ts';

/**
 * Identifies one wording for good: a changed text needs a new one. A version that covers alerts ends in "+alerts": the database
 * checks that before sending alerts (`covers_alerts`).
 */
export const SMS_CONSENT_VERSION = '2026-11-23.2+alerts';

/** The consent's exact wording. */
export const smsConsentText = (product: string): string =>
  `I agree that ${product} sends me recurring automated text messages at the number I sign in with: its picks, at most one a day, and the alerts that I set, at most ${ALERTS_A_DAY} a day. Message and data rates may apply. Reply STOP to end, HELP for help. Consent is not a condition of any purchase. I am of legal age to bet where I am.`;

/** Replies to incoming texts; none if no reply is needed. */
export const replies = (product: string, host: string, phone: string, helpLine: string) => ({
  stopped: `${product}: you are unsubscribed and get no more texts with picks or alerts. Reply START to undo. Help with gambling: ${helpLine}`,
  started: `${product}: we can text you again. Turn on picks at ${host}/account. Reply STOP to end, HELP for help.`,
  onAgain: `${product}: picks are on again: one text a day at most, and up to ${ALERTS_A_DAY} alerts that you set. Msg & data rates may apply. Reply STOP to end, HELP for help.`,
  help: `${product}: at most 1 text of picks and ${ALERTS_A_DAY} alerts a day. Msg & data rates may apply. Questions: ${phone}. Reply STOP to end. Help with gambling: ${helpLine}`,
});
