import { VOICE_WEBHOOKS } from '#members/voice/paths.ts';
import { SITE } from '#site';
import type { Environment } from '#wiring';
import { type DoctorFinding, missing, ok, unchecked } from './finding.ts';

/** Twilio's list price in the United States in cents, as noted in 2025: always shown with "check". */
const LISTED = { perMinute: 2.2, numberPerMonth: 215 } as const;
/** Default minutes of calls per member and month. */
const MINUTES = 30;

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Monthly cost of a member's calls. */
function cost({
  SIMCAST_VOICE_CENTS_PER_MINUTE: set,
  SIMCAST_VOICE_MINUTES_PER_MEMBER: said,
}: Environment): DoctorFinding {
  const [rate, minutes] = [Number(set || LISTED.perMinute), Number(said || MINUTES)];
  if (!(rate >= 0 && minutes >= 0)) {
    return missing(
      'SIMCAST_VOICE_CENTS_PER_MINUTE and SIMCAST_VOICE_MINUTES_PER_MEMBER have to be numbers.',
    );
  }
  const source = set
    ? 'as SIMCAST_VOICE_CENTS_PER_MINUTE says'
    : 'Twilio’s list price for a toll-free number as noted in 2025: check it at twilio.com/voice/pricing and set SIMCAST_VOICE_CENTS_PER_MINUTE';
  return unchecked(
    `Voice line: ${minutes} minutes a member a month at ${rate} cents are ${dollars(rate * minutes)} (${source}); the number itself is about ${dollars(LISTED.numberPerMonth)} a month (2025, check).`,
  );
}

/** Approvals and Twilio settings that cannot be checked from here. */
const toApprove = (siteUrl: string): readonly DoctorFinding[] => [
  unchecked(
    `Voice line: ${SITE.phone} (src/site.ts) must be a number of yours at Twilio that takes calls.`,
  ),
  unchecked(
    `Voice line: at Twilio that number’s "A call comes in" must be ${siteUrl}${VOICE_WEBHOOKS.call} and its "Call status changes" ${siteUrl}${VOICE_WEBHOOKS.status}, both by HTTP POST.`,
  ),
  unchecked(
    'Voice line: have it approved before callers hear it: Twilio’s and the carriers’ rules on gambling and betting content, and those of each state you sell in.',
  ),
];

/** Whether the voice line is on, what it needs, and what it costs. */
export function checkVoice(environment: Environment): readonly DoctorFinding[] {
  const { SIMCAST_VOICE_LINE: setting, TWILIO_AUTH_TOKEN: token, URL: siteUrl } = environment;
  if (setting !== 'on') {
    return [
      setting
        ? missing('SIMCAST_VOICE_LINE is set but not to "on": the voice line is off.')
        : unchecked('Voice line: off. SIMCAST_VOICE_LINE=on turns it on, once these are done.'),
      ...toApprove(siteUrl ?? 'https://(URL)'),
      cost(environment),
    ];
  }
  return [
    ...(token && siteUrl
      ? [ok('Voice line: on, and Twilio’s signatures can be checked.')]
      : [missing('Voice line: it stays off without TWILIO_AUTH_TOKEN and URL.')]),
    ...toApprove(siteUrl ?? ''),
    cost(environment),
  ];
}
