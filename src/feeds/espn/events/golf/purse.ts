import { looseNumber, plainText } from '../../../reading/fields.ts';
import type { EspnGolfEvent } from './schema.ts';

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** The purse as the feed writes it; a bare number means dollars. Undefined for none or zero. */
export function readPurse({
  displayPurse,
  purse,
}: Pick<EspnGolfEvent, 'displayPurse' | 'purse'>): string | undefined {
  if (displayPurse && /[1-9]/.test(displayPurse)) return displayPurse;
  const text = plainText(purse)?.replaceAll(',', '');
  const amount = looseNumber(text);
  if (amount !== undefined) return amount > 0 ? DOLLARS.format(amount) : undefined;
  return text && /^\D{1,4}[1-9]/.test(text) ? plainText(purse) : undefined;
}
