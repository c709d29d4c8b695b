import { oneLine } from '../words/oneLine.ts';

const ADDRESS =
  /\b[a-z][a-z\d+.-]{1,12}:\/\/\S+|\b(?:[\w-]+\.)+[a-z][\w-]*(?::\d+(?:\/\S*)?|\/\S*)|\blocalhost(?::\d+)?(?:\/\S*)?|\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?:\/\S*)?|\[[\da-f:.]*:[\da-f:.]*\](?::\d+)?(?:\/\S*)?/giu;
/** A host name follows these words of the operating system. */
const LOOKUP = /\b((?:getaddrinfo|ENOTFOUND|EAI_AGAIN)(?:\s+E[A-Z_]+)?)\s+[\w.-]+/g;
const SECRET =
  /\b(?:sb_(?:secret|publishable)|[rsp]k_(?:live|test)|whsec|shpat|xox[abp])_?[\w-]+|\bv1,whsec_\S+|\beyJ[\w-]{8,}(?:\.[\w-]+)*|\b(?:apikey|api_key|token|secret|password|key)=[^\s&]+/gi;
/** A phone number as a person or carrier writes it: North American or, with a plus, any other. */
const PHONE =
  /\+\d[\d\s().-]{6,16}\d|\(\d{3}\)\s?\d{3}[\s.-]?\d{4}|\b\d{3}[.-]\d{3}[.-]\d{4}\b|\b1?[2-9]\d{2}[2-9]\d{6}\b/g;
/** Half of a surrogate pair. */
const HALF = /\p{Cs}/gu;
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;

/** A text without keys and phone numbers, safe for a log. */
export const withoutSecrets = (text: string): string =>
  text.replace(SECRET, '[secret]').replace(PHONE, '[phone]');

/** Longest text that is shown. */
const LONGEST = 200;

/**
 * The publishable part of a feed's or machine's words: one line without addresses, keys and phone numbers, at most 200
 * characters. It still has to be escaped where it is shown.
 */
export function publicText(text: string): string {
  const line = text.replace(HALF, '\ufffd').replace(CONTROL, ' ').slice(0, 2_000);
  const open = withoutSecrets(line.replace(LOOKUP, '$1 […]').replace(ADDRESS, '[…]'));
  return oneLine(open, LONGEST);
}
