/** One line of the ledger, as the file of JSON lines has it. */
export interface LedgerLine {
  /** 1, 2, 3 … without a gap. */
  readonly seq: number;
  /** What it is: "prediction", "grade". The payload says it too, where the hash covers it. */
  readonly kind: string;
  /** Canonical JSON, to the character as it was hashed. */
  readonly payload: string;
  /** Hash of the line before; 64 zeros before the first. */
  readonly previousHash: string;
  /** SHA-256 of `previousHash` and `payload` in UTF-8, hex. */
  readonly hash: string;
}

/** What the first line follows. */
export const GENESIS = '0'.repeat(64);

/** Lines of a whole part of the ledger's file: part n holds lines (n − 1) × 1,000 + 1 to n × 1,000. */
export const PART_LINES = 1000;

/** In which part a line stands, from 1. */
export const partOfLine = (seq: number): number => Math.ceil(seq / PART_LINES);

const HASH = /^[\da-f]{64}$/;
export const isHash = (value: unknown): value is string =>
  typeof value === 'string' && HASH.test(value);

/** The line as it stands in the file, without its line feed: canonical JSON (RFC 8785), names in order. */
export const lineText = ({ hash, kind, payload, previousHash, seq }: LedgerLine): string =>
  JSON.stringify({ hash, kind, payload, previousHash, seq });

/** JSON, or undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that a value is; one without members where it is none. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isObject(value) ? value : {};

const KIND = /^[a-z]+$/;
/** Fifteen digits: every one of them is a whole number to every machine. */
const LAST_SEQ = 999_999_999_999_999;
/** Half of a pair, which stands in a text as an escape alone. */
const HALF_A_PAIR = /\p{Surrogate}/u;

/** The line that a text is, to the character; undefined where it is none. */
export function readLine(text: string): LedgerLine | undefined {
  const value = parseJson(text);
  if (!isObject(value)) return undefined;
  const { seq, kind, payload, previousHash, hash } = value;
  if (typeof seq !== 'number' || !Number.isInteger(seq)) return undefined;
  if (seq < 1 || seq > LAST_SEQ) return undefined;
  if (typeof kind !== 'string' || !KIND.test(kind)) return undefined;
  if (typeof payload !== 'string') return undefined;
  if (text.includes('\\ud') && HALF_A_PAIR.test(payload)) return undefined;
  if (!isHash(previousHash) || !isHash(hash)) return undefined;
  const line = { seq, kind, payload, previousHash, hash };
  return lineText(line) === text ? line : undefined;
}
