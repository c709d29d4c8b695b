import {
  type CapUse,
  type CodeDeliveries,
  type TextsFailing,
  textsFailing,
} from './codeDeliveries.ts';
import type { Finding } from './finding.ts';
import { TEXT_TROUBLES } from './textTroubles.ts';

/** Texts asked for past us in an hour that are no accident. */
const UNASKED = 10;

/** A cap that is used up or half used. Other people's use of it ends for everybody. */
function capFinding(
  key: string,
  { used, cap, halfAt }: CapUse,
  name: string,
  more = '',
): readonly Finding[] {
  if (used * 2 < cap || halfAt === undefined) return [];
  const how = used >= cap ? 'All' : 'More than half';
  const message = `${how} of ${name} are used${more}.`;
  return [{ key, level: 'degraded', since: halfAt, message }];
}

const since = (key: string, at: string | undefined, message: string): readonly Finding[] =>
  at === undefined ? [] : [{ key, level: 'degraded', since: at, message }];

/** For everybody: accounts and contracts of ours are not their business. */
const publicly = ({ trouble }: TextsFailing): string =>
  trouble === 'away' || trouble === undefined
    ? 'Sign-in codes cannot be sent.'
    : 'Sign-in codes do not reach phones.';

function whyOf({ trouble }: TextsFailing): string {
  if (trouble === 'away')
    return 'Sign-in codes cannot be sent: Supabase Auth does not answer, or does not take our wishes.';
  if (trouble === undefined) return 'Sign-in codes cannot be sent.';
  return `Sign-in codes do not reach phones: ${TEXT_TROUBLES[trouble].meaning}.`;
}

/** What is wrong with the codes that people sign in with. */
export function codeFindings(codes: CodeDeliveries | undefined, now: Date): readonly Finding[] {
  if (!codes) return [];
  const { day, hour, emails, signInEmails, unasked, unaskedSince, withheldSince, projectCap } =
    codes;
  const failing = textsFailing(codes, now);
  const byStrangers =
    day.strangers * 2 > day.used ? ', most by numbers that had not signed in before' : '';
  return [
    ...(failing
      ? [
          {
            key: 'codes',
            level: 'failing' as const,
            since: failing.since,
            message: publicly(failing),
            told: whyOf(failing),
          },
        ]
      : []),
    ...capFinding('codes-day', day, 'the day’s sign-in codes', byStrangers),
    ...capFinding('codes-hour', hour, 'the hour’s sign-in codes'),
    ...capFinding('codes-email', emails, 'the day’s codes by e-mail'),
    ...capFinding('codes-email-sign-in', signInEmails, 'the day’s codes by e-mail to sign in'),
    ...since(
      'codes-strangers',
      withheldSince,
      'Numbers that have not signed in before get no codes: their part of the day’s is used.',
    ),
    ...since('codes-project', projectCap?.since, 'Supabase has sent all texts of this hour.'),
    ...(unasked >= UNASKED && unaskedSince !== undefined
      ? [
          {
            key: 'codes-unasked',
            level: 'degraded' as const,
            since: unaskedSince,
            message: 'Somebody asks for sign-in codes past this site. None is texted.',
          },
        ]
      : []),
  ];
}
