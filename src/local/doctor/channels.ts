import { EMAIL_SWITCH, emailSettings } from '#members/account/channels/emailSettings.ts';
import { PUSH_SWITCH, pushSettings } from '#members/account/channels/pushSettings.ts';
import type { Environment } from '#wiring';
import { because, type DoctorFinding, missing, ok, unchecked } from './finding.ts';

export interface ChannelCheck {
  readonly switch: string;
  readonly read: (environment: Environment) => unknown;
  /** Text before the approvals. */
  readonly off: string;
  readonly on: string;
  /** Section of docs/operations.md. */
  readonly part: string;
  /** Findings for forbidden settings. */
  readonly danger?: (environment: Environment) => readonly DoctorFinding[];
  /** What the owner must have before turning it on; no setting shows it. */
  readonly approvals: readonly string[];
  readonly cost: (environment: Environment) => DoctorFinding;
}

const PART = 'Picks by notification and e-mail';

const PUSH: ChannelCheck = {
  switch: PUSH_SWITCH,
  read: pushSettings,
  off: `Notifications: off (${PUSH_SWITCH}). Before it is turned on:`,
  on: 'Notifications: on. Leave them on only if all of this is done:',
  part: PART,
  approvals: [
    'VAPID keys are made once (npx web-push generate-vapid-keys) and never changed: if they change, every device has to be turned on again. VAPID_SUBJECT is an address you read: push services write there.',
    'public/app.webmanifest names the site: iPhones show notifications of sites on the Home Screen alone, under that name.',
  ],
  cost: () => ok('Push services charge nothing: $0.00 a member and month.'),
};

/** Resend's Pro plan as of November 2026, to be checked: resend.com/pricing. */
const PLAN_DOLLARS = 20;
const PLAN_EMAILS = 50_000;
const DAYS = 30;

const EMAIL: ChannelCheck = {
  switch: EMAIL_SWITCH,
  read: emailSettings,
  off: `E-mail: off (${EMAIL_SWITCH}), the weekly letter with it: its page says that none is sent. Before it is turned on:`,
  on: 'E-mail: on, the weekly letter to anybody too. Leave it on only if all of this is done:',
  part: PART,
  approvals: [
    'Have Resend confirm in writing that betting picks may be sent: its Acceptable Use Policy may refuse gambling.',
    'The domain of EMAIL_FROM is verified at Resend (SPF, DKIM) and has a DMARC record; open and click tracking are off for it.',
    'A webhook of Resend’s leads to {URL}/api/email/events, with email.delivered, email.bounced, email.complained, email.failed and email.suppressed; its secret is RESEND_WEBHOOK_SECRET.',
    'Resend takes a few requests a second from a new account; have it raised before members are many: what is too much waits, and a digest expires after two hours.',
    'EMAIL_POSTAL_ADDRESS is where you are found by post: US law (CAN-SPAM) wants it in each e-mail.',
  ],
  cost: () =>
    unchecked(
      `At most one digest a day: $${((PLAN_DOLLARS / PLAN_EMAILS) * DAYS).toFixed(3)} a member and month on a plan of $${PLAN_DOLLARS} for ${PLAN_EMAILS.toLocaleString('en-US')} e-mails. Check that figure (resend.com/pricing).`,
    ),
};

/** A channel of picks: off, or on with what it needs, and what the owner must have approved. */
export function checkChannel(
  channel: ChannelCheck,
  environment: Environment,
): readonly DoctorFinding[] {
  const rest = [...channel.approvals.map(unchecked), channel.cost(environment)];
  const { off, on, part } = channel;
  const value = environment[channel.switch] || 'off';
  if (value !== 'on' && value !== 'off') {
    return [missing(`${channel.switch} is "${value}": set it to on or off.`)];
  }
  if (value === 'off') return [ok(off), ...rest];
  try {
    const dangers = channel.danger?.(environment) ?? [];
    if (dangers.length > 0) return [...dangers, ...rest];
    channel.read(environment);
    return [ok(on), ...rest];
  } catch (error) {
    return [missing(`${because(error)} See docs/operations.md, “${part}”.`), ...rest];
  }
}

/** Picks by notification: off, or on with what they need. */
export const checkPush = (environment: Environment): readonly DoctorFinding[] =>
  checkChannel(PUSH, environment);

/** Picks by e-mail: off, or on with what they need. */
export const checkEmail = (environment: Environment): readonly DoctorFinding[] =>
  checkChannel(EMAIL, environment);
