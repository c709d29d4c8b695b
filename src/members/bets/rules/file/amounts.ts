/** How a file writes its numbers and dates, found out from all of its rows. */
export interface FileStyle {
  /** 12,50 is twelve and a half. */
  readonly decimalComma: boolean;
  /** Prices such as 1.91, whole ones such as 2 among them. */
  readonly decimalOdds: boolean;
  /** 11/12/2026 is December 11. */
  readonly dayFirst: boolean;
  /** Wall time without a zone, as if it were UTC, to an instant; both ms since 1970. */
  readonly instantAt: (wall: number) => number;
}

const FRACTIONS: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' };
const CURRENCY = /\p{Sc}|\b(?:USD|US|CAD|EUR|GBP|AUD)\b/giu;

/** Digits, separators and one sign in front: "−$1,250.50 " and "(1,250.50)" are "-1,250.50". */
export function plainAmount(text: string): string {
  const bare = text
    .replaceAll(/[½¼¾]/g, (sign) => FRACTIONS[sign] ?? sign)
    .replaceAll(/[−–—‒﹣－]/g, '-')
    .replaceAll(CURRENCY, '')
    .replaceAll(/[\s'’]/g, '');
  const inBrackets = /^\((.*)\)$/.exec(bare)?.[1];
  if (inBrackets !== undefined) return `-${inBrackets.replace(/^[-+]/, '')}`;
  return bare.replace(/^(.*\d)-$/, '-$1');
}

const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;

/** Digits with "." before decimals alone; undefined if it is not clear which sign that is. */
function withPoint(digits: string, decimalComma: boolean): string | undefined {
  const [dot, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
  if (dot < 0 && comma < 0) return digits;
  const decimal =
    dot >= 0 && comma >= 0
      ? Math.max(dot, comma)
      : GROUPED.test(digits) && comma >= 0 !== decimalComma
        ? digits.length
        : Math.max(dot, comma);
  const [whole, rest] = [digits.slice(0, decimal), digits.slice(decimal + 1)];
  if (/[.,]/.test(whole) && !GROUPED.test(whole)) return undefined;
  // One comma in a file with points: 12,50 is clear, 12,5000 is not.
  if (comma >= 0 && dot < 0 && decimal === comma && !decimalComma && rest.length > 2)
    return undefined;
  return rest === '' ? whole.replaceAll(/[.,]/g, '') : `${whole.replaceAll(/[.,]/g, '')}.${rest}`;
}

/** A number as people and spreadsheets write it; undefined if it is none. */
export function amountOf(
  text: string,
  { decimalComma }: Pick<FileStyle, 'decimalComma'>,
): number | undefined {
  const [, sign = '', digits = ''] = /^([-+]?)([\d.,]*\d)$/.exec(plainAmount(text)) ?? [];
  const plain = digits && withPoint(digits, decimalComma);
  return plain && /^\d*(?:\.\d+)?$/.test(plain) ? Number(`${sign}${plain}`) : undefined;
}

/** Whether a file writes decimals with a comma: more of its numbers do than use a point. */
export function hasDecimalComma(cells: readonly string[]): boolean {
  const plain = cells.map(plainAmount);
  const commas = plain.filter((text) => /\d,\d{1,2}$/.test(text)).length;
  return commas > plain.filter((text) => /\d\.\d{1,2}$/.test(text)).length;
}
