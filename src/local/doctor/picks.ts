import { LEGAL } from '#domain/product/legal.ts';
import { PICKS_SWITCH, picksSettings } from '#members/account/channels/smsSettings.ts';
import type { Environment } from '#wiring';
import { type ChannelCheck, checkChannel } from './channels.ts';
import { type DoctorFinding, danger, missing, ok, unchecked, where } from './finding.ts';

/** Approvals the owner needs before sending picks, which no setting shows. */
const APPROVALS = [
  'US carriers list gambling among content that is refused or restricted (“SHAFT” and high-risk rules). Have Twilio confirm in writing that betting picks may be sent, before anything is registered: Twilio’s Messaging Policy may refuse them altogether.',
  'A2P 10DLC: brand and campaign registered and approved with a sample of the digest and the words of consent of /account, age gate named; or toll-free verification. Without it carriers block every text (30007, 30034).',
  'A messaging service for picks alone (TWILIO_PICKS_MESSAGING_SERVICE_SID): a STOP to it must leave the codes of sign-in alone. Its inbound webhook: {URL}/api/sms/inbound. Advanced Opt-Out on, with our words: Twilio then confirms STOP, and we do not.',
  'Stripe lists gambling and sports forecasting with prizes among restricted businesses: have Stripe confirm that a subscription to picks is not.',
  `Terms (${LEGAL.terms.version}) and Privacy Policy name these texts, alerts, e-mail and notifications: have your lawyer read both. Who signed in before has accepted an earlier version, and accepts this one at the next sign-in; to have it sooner, end all sessions (docs/operations.md).`,
] as const;

/** Cost of a segment, in cents: the owner's figure from Twilio's price list and carriers' fees. */
const PRICE = 'SIMCAST_SMS_SEGMENT_CENTS';
/** Twilio's US list price and a carrier's fee together as of November 2026, to be checked: twilio.com/sms/pricing/us. */
const LISTED_CENTS = 1.2;
const SEGMENTS = 2;
const DAYS = 30;

function cost(environment: Environment): DoctorFinding {
  const own = Number(environment[PRICE] || Number.NaN);
  const isOwn = own > 0 && own < 100;
  if (environment[PRICE] && !isOwn)
    return missing(`${PRICE} is no price of a segment in cents, such as 1.2.`);
  const dollars = ((isOwn ? own : LISTED_CENTS) * SEGMENTS * DAYS) / 100;
  const each = `At most ${SEGMENTS} segments a day: $${dollars.toFixed(2)} a member and month`;
  return isOwn
    ? ok(`${each}, at ${own} cents a segment (${PRICE}).`)
    : unchecked(
        `${each}, at ${LISTED_CENTS} cents a segment. Check that figure (twilio.com/sms/pricing/us, and the carriers’ fees) and set ${PRICE}.`,
      );
}

const PICKS: ChannelCheck = {
  switch: PICKS_SWITCH,
  read: picksSettings,
  off: `Picks by text are off (${PICKS_SWITCH}). Before they are turned on:`,
  on: 'Picks by text are on. Leave them on only if all of this is done:',
  part: 'Picks by text',
  danger: (environment) =>
    where(
      environment.TWILIO_PICKS_MESSAGING_SERVICE_SID === environment.TWILIO_MESSAGING_SERVICE_SID,
      danger(
        'Picks and sign-in codes share a messaging service: anybody who texts STOP to picks cannot sign in any more.',
      ),
    ),
  approvals: APPROVALS,
  cost,
};

/** Picks by text: off, or on with what they need, and what the owner must have approved. */
export const checkPicks = (environment: Environment): readonly DoctorFinding[] =>
  checkChannel(PICKS, environment);
