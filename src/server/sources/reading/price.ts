const MIN_PRICE = 100;
const MAX_PRICE = 100_000;
const MAX_SPREAD = 100;
const MAX_TOTAL = 500;

const EVEN = /^(EVEN|EV|PK|PICK|PICK'?EM)$/i;
const NUMBER = /^[+-]?\d{1,6}(\.\d{1,3})?$/;

/** Number of a price or line as ESPN writes it: 7.5, "-114", "+1.5", "o9"; `even` for "EVEN" or "PK". */
function figure(value: unknown, even: number): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const plain = value.trim().replace('−', '-');
  if (EVEN.test(plain)) return even;
  const digits = plain.replace(/^[ou](?=\d)/i, '');
  return NUMBER.test(digits) ? Number(digits) : undefined;
}

/** American price as books quote it, whole, |price| 100–100,000; "EVEN" is 100. Undefined for "OFF" and anything else. */
export function readPrice(value: unknown): number | undefined {
  const price = figure(value, MIN_PRICE);
  if (price === undefined) return undefined;
  const size = Math.abs(price);
  return size >= MIN_PRICE && size <= MAX_PRICE ? Math.round(price) : undefined;
}

/** Handicap of one side in points, |line| ≤ 100; "PK" and "EVEN" are 0. */
export function readSpread(value: unknown): number | undefined {
  const line = figure(value, 0);
  if (line === undefined || !(Math.abs(line) <= MAX_SPREAD)) return undefined;
  return line === 0 ? 0 : line;
}

/** Total points, above 0 and at most 500. */
export function readTotal(value: unknown): number | undefined {
  const line = figure(value, 0);
  return line !== undefined && line > 0 && line <= MAX_TOTAL ? line : undefined;
}
