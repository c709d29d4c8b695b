import { counted } from '#domain/words/counted.ts';
import { NUMBERS_AS_OF } from '#members/account/rules/unreachable.ts';
import { openedAreas } from '#members/account/verbs/reachable.ts';
import type { Environment } from '#wiring';
import { type DoctorFinding, missing, unchecked, where } from './finding.ts';

const YEAR_MS = 365 * 86_400_000;

/** Whether the tables of numbers are older than a year, and whether the setting that adds to them is right. */
export function checkNumbers(environment: Environment, now: Date): readonly DoctorFinding[] {
  const given = (environment.SMS_NEW_AREA_CODES ?? '').split(',').filter((area) => area.trim());
  const wrong = given.length - openedAreas(environment).length;
  return [
    ...where(
      now.getTime() - Date.parse(NUMBERS_AS_OF) > YEAR_MS,
      unchecked(
        `The area codes were compared on ${NUMBERS_AS_OF}: see nanpa.com for newer ones, and set SMS_NEW_AREA_CODES (docs/operations.md).`,
      ),
    ),
    ...where(
      wrong > 0,
      missing(
        `SMS_NEW_AREA_CODES: ${counted(wrong, 'entry', 'entries')} can be no place’s area code.`,
      ),
    ),
  ];
}
