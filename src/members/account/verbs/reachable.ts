import parsePhoneNumber from 'libphonenumber-js/max';

const COUNTRIES: readonly (string | undefined)[] = ['US', 'CA'];
/** In the North American plan the digits do not reveal whether a number is mobile. */
const KINDS: readonly (string | undefined)[] = ['FIXED_LINE_OR_MOBILE', 'MOBILE', 'FIXED_LINE'];

/**
 * Whether codes are sent to a number: one of the United States or Canada that a person can have. Text-message fraud uses the
 * other countries of +1, and premium and toll-free numbers.
 */
export function isReachable(phone: string): boolean {
  const number = parsePhoneNumber(phone);
  return (
    number !== undefined && COUNTRIES.includes(number.country) && KINDS.includes(number.getType())
  );
}
