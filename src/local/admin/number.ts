import { formatPhone, PHONE } from '#members/account/rules/phone.ts';
import { PlainError } from '../plainError.ts';

/** "+1 (202) 555-0123" */
export const spokenNumber = (phone: string): string => `+1 ${formatPhone(phone)}`;

/** A number that was typed, without spaces and signs. */
export function numberIn(text: string): string {
  const phone = text.replaceAll(/[ ().-]/g, '');
  if (PHONE.test(phone)) return phone;
  throw new PlainError(`"${text}" is no phone number: write it like +12025550123.`);
}
