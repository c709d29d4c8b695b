import parsePhoneNumber from 'libphonenumber-js/max';

const COUNTRIES: readonly (string | undefined)[] = ['US', 'CA'];
/** In the North American plan nobody can tell a mobile number from any other by its digits. */
const KINDS: readonly (string | undefined)[] = ['FIXED_LINE_OR_MOBILE', 'MOBILE', 'FIXED_LINE'];

/**
 * Whether codes are sent to a number: one of the United States or Canada that a person can have. The other countries
 * of +1, premium and toll-free numbers are what text-message fraud is made with.
 */
export function isReachable(phone: string): boolean {
  const number = parsePhoneNumber(phone);
  return (
    number !== undefined && COUNTRIES.includes(number.country) && KINDS.includes(number.getType())
  );
}
