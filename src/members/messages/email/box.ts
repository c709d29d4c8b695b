import { domainToASCII } from 'node:url';

const GMAIL: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * The box that an address reaches, for counting: without letter case, what follows a plus (with Yahoo a hyphen, too), the dots
 * that Gmail ignores, and a dot at the domain's end. Never to be written to.
 */
export function boxOf(address: string): string {
  const text = address.trim().normalize('NFKC').toLowerCase();
  const at = text.lastIndexOf('@');
  const named = text.slice(at + 1).replace(/\.+$/, '');
  const domain = domainToASCII(named) || named;
  const isGmail = GMAIL.includes(domain);
  const whole = text.slice(0, at);
  const tag = /^yahoo\.|^ymail\.|^rocketmail\./.test(domain) ? /(?<=.)[+-].*$/ : /(?<=.)\+.*$/;
  const local = whole.replace(tag, '');
  return `${isGmail ? local.replaceAll('.', '') : local}@${isGmail ? 'gmail.com' : domain}`;
}
