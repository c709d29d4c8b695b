import type { CapUse, CodeDeliveries } from '#domain/operation/codeDeliveries.ts';
import { textsFailing } from '#domain/operation/codeDeliveries.ts';
import {
  concernsEverybody,
  TEXT_TROUBLES,
  type TextTrouble,
} from '#domain/operation/textTroubles.ts';
import { counted } from '#domain/words/counted.ts';
import { type DoctorFinding, danger, missing, ok, unchecked, where } from './finding.ts';

const advice = (trouble: TextTrouble): string => {
  const { meaning, todo, link } = TEXT_TROUBLES[trouble];
  return `${meaning}. ${todo} ${link}`;
};

const halfUsed = (name: string, { used, cap }: CapUse, more = ''): readonly DoctorFinding[] =>
  where(used * 2 >= cap, danger(`${name}: ${used} of ${cap} are used${more}.`));

/** What the last day's codes say, with what to do about each kind of trouble. */
export function textFindings(codes: CodeDeliveries, now: Date): readonly DoctorFinding[] {
  const { texts, day, hour, emails, signInEmails, unasked, withheld, projectCap } = codes;
  const failing = textsFailing(codes, now);
  const counts = new Map<TextTrouble, number>();
  for (const { trouble } of texts) {
    if (trouble) counts.set(trouble, (counts.get(trouble) ?? 0) + 1);
  }
  const seen = [...counts].toSorted(([, a], [, b]) => b - a);
  return [
    ...where(
      failing !== undefined && failing.trouble === undefined,
      danger(
        'Sign-in codes cannot be sent: Supabase Auth or its Send-SMS hook fails. Its log: https://supabase.com/dashboard/project/_/logs/auth-logs',
      ),
    ),
    ...where(
      failing?.trouble === 'away',
      danger(
        'Sign-in codes cannot be sent: Supabase Auth does not answer, or does not take our wishes: the key, sign-in by phone turned off, or a hook that it does not reach. Its state: https://status.supabase.com, its log: https://supabase.com/dashboard/project/_/logs/auth-logs',
      ),
    ),
    ...seen.map(([trouble, times]) => {
      const text = `Codes, ${times} of the last ${texts.length}: ${advice(trouble)}`;
      const isWrong = concernsEverybody(trouble);
      if (failing?.trouble === trouble) return danger(text);
      return isWrong ? missing(text) : unchecked(text);
    }),
    ...halfUsed(
      'Codes of the day',
      day,
      `, ${day.strangers} by numbers that had not signed in before`,
    ),
    ...where(
      withheld > 0,
      danger(
        `${counted(withheld, 'code')} of the last day not sent: the ${day.strangersCap} a day for numbers that have not signed in before are used. SMS_DAILY_CAP is ${day.cap}.`,
      ),
    ),
    ...where(
      projectCap !== undefined,
      danger(
        'Supabase’s texts of the hour are used up: raise rate_limit_sms_sent (docs/operations.md).',
      ),
    ),
    ...halfUsed('Codes of the hour', hour),
    ...halfUsed('Codes by e-mail of the day', emails),
    ...halfUsed('Codes by e-mail to sign in of the day', signInEmails),
    ...where(
      unasked > 0,
      unchecked(
        `${counted(unasked, 'code')} asked of Supabase past this site in the last hour: not texted.`,
      ),
    ),
    ...where(!failing, ok('Nothing says that sign-in codes do not reach phones.')),
  ];
}
