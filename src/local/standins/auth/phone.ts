import { invalidRefusal } from './refusal.ts';

/** A phone number as it is stored: without its plus. Only one leading plus and spaces are forgiven. */
export function validPhone(text: string): string {
  const phone = text.replace(/^\+/, '').replaceAll(' ', '');
  if (/^[1-9][0-9]{1,14}$/.test(phone)) return phone;
  throw invalidRefusal('Invalid phone number format (E.164 required)');
}
