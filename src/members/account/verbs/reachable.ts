import parsePhoneNumber from 'libphonenumber-js/max';
import { PHONE } from '../rules/phone.ts';
import { canBePlace, FICTION, isDeadExchange, NEW_AREAS } from '../rules/unreachable.ts';

const COUNTRIES: readonly (string | undefined)[] = ['US', 'CA'];
/** In the North American plan the digits do not reveal whether a number is mobile. */
const KINDS: readonly (string | undefined)[] = ['FIXED_LINE_OR_MOBILE', 'MOBILE', 'FIXED_LINE'];

/** A number that every area code can have. */
const ORDINARY = '2345678';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether texts of this process go to real phones: the local start has an inbox in place of Twilio. */
const textsLeave = (environment: Environment): boolean =>
  Boolean(environment.TWILIO_ACCOUNT_SID) && !environment.SMS_INBOX_URL;

/** Area codes that the owner has opened, because they are newer than our tables; none that can be no place's. */
export const openedAreas = (environment: Environment): readonly string[] =>
  (environment.SMS_NEW_AREA_CODES ?? '')
    .split(',')
    .map((area) => area.trim())
    .filter(canBePlace);

const isNewArea = (area: string, environment: Environment): boolean =>
  NEW_AREAS.some((one) => one.area === area) || openedAreas(environment).includes(area);

/**
 * Whether a number is texted: one of the United States or Canada that a person can have. Text-message fraud uses the other
 * countries of +1, premium, toll-free and pay-per-call numbers. Fiction's 555 is for where no text leaves the machine.
 * @param environment a process's settings
 */
export function isReachable(phone: string, environment: Environment = {}): boolean {
  if (!PHONE.test(phone)) return false;
  const [area, exchange] = [phone.slice(2, 5), phone.slice(5, 8)];
  if (isDeadExchange(area, exchange)) return false;
  if (exchange === FICTION && textsLeave(environment)) return false;
  // Of its area code alone: libphonenumber has not heard of exchanges opened since (of 983-6 in its version 1.13.16).
  const number = parsePhoneNumber(`+1${area}${ORDINARY}`);
  // Undefined: libphonenumber does not know the area code.
  if (number?.country === undefined) return isNewArea(area, environment) && canBePlace(area);
  return COUNTRIES.includes(number.country) && KINDS.includes(number.getType());
}
