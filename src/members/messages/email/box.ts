import { domainToASCII } from 'node:url';

/** One provider's domains, the first for all of them, and what of a name it ignores. */
interface Family {
  readonly domains: RegExp;
  readonly name: string;
  readonly ignored?: RegExp;
}

/** From the providers' own help pages, read 2026-11-26. */
const FAMILIES: readonly Family[] = [
  { domains: /^(?:gmail|googlemail)\.com$/, name: 'gmail.com', ignored: /\./g },
  { domains: /^(?:protonmail\.com|proton\.me|pm\.me)$/, name: 'proton.me', ignored: /[._-]/g },
  { domains: /^(?:icloud|me|mac)\.com$/, name: 'icloud.com' },
  { domains: /^(?:yandex\.[a-z.]+|ya\.ru)$/, name: 'yandex.ru' },
];

/** Yahoo's made-up addresses have a hyphen. */
const HYPHENS = /^(?:yahoo\.|ymail\.|rocketmail\.)/;

/** Whose customers have a subdomain each: anything@name.fastmail.com reaches name@fastmail.com. */
const BY_SUBDOMAIN = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * The box that an address reaches, for counting: without letter case, what follows a plus, the characters that its provider
 * ignores, and a dot at the domain's end. Never to be written to.
 */
export function mailboxOf(address: string): string {
  const text = address.trim().normalize('NFKC').toLowerCase();
  const at = text.lastIndexOf('@');
  const named = text.slice(at + 1).replace(/\.+$/, '');
  const domain = domainToASCII(named) || named;
  const [, user, provider] = BY_SUBDOMAIN.exec(domain) ?? [];
  if (user !== undefined && provider !== undefined) return `${user}@${provider}`;
  const family = FAMILIES.find(({ domains }) => domains.test(domain));
  const tag = HYPHENS.test(domain) ? /(?<=.)[+-].*$/ : /(?<=.)\+.*$/;
  const local = text.slice(0, at).replace(tag, '');
  const bare = family?.ignored ? local.replace(family.ignored, '') : local;
  return `${bare}@${family?.name ?? domain}`;
}

/** Where very many people have a box each. */
const LARGE =
  /^(?:gmail\.com|proton\.me|icloud\.com|yandex\.ru|(?:outlook|hotmail|live|msn|yahoo|ymail|rocketmail|aol|gmx|web|fastmail|mail|zoho|comcast|verizon|att|sbcglobal|cox|charter|bellsouth|earthlink|qq|163|126|naver)\.[a-z.]+)$/;

/**
 * The domain of an address that may be one person's, who gets whatever is sent to any name there; undefined for the large
 * providers. Subdomains count as their domain's: two parts, or three below a short one such as co.uk.
 */
export function ownDomainOf(address: string): string | undefined {
  const box = mailboxOf(address);
  const domain = box.slice(box.lastIndexOf('@') + 1);
  if (LARGE.test(domain)) return undefined;
  const parts = domain.split('.');
  const isShort = (parts.at(-2) ?? '').length <= 3 && (parts.at(-1) ?? '').length === 2;
  return parts.slice(isShort ? -3 : -2).join('.');
}
