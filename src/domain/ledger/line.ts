/** One line of the ledger, as the file of JSON lines has it. */
export interface LedgerLine {
  /** 1, 2, 3 … without a gap. */
  readonly seq: number;
  /** Its kind: "prediction", "grade". The payload also says it, covered by the hash. */
  readonly kind: string;
  /** Canonical JSON, exactly as it was hashed. */
  readonly payload: string;
  /** Hash of the line before; 64 zeros before the first. */
  readonly previousHash: string;
  /** SHA-256 of `previousHash` and `payload` in UTF-8, hex. */
  readonly hash: string;
}

/** Previous hash of the first line. */
export const GENESIS = '0'.repeat(64);

/** Lines per full part of the ledger's file: part n holds lines (n − 1) × 1,000 + 1 to n × 1,000. */
export const PART_LINES = 1000;

/** In which part a line stands, from 1. */
export const partOfLine = (seq: number): number => Math.ceil(seq / PART_LINES);

const HASH = /^[\da-f]{64}$/;
export const isHash = (value: unknown): value is string =>
  typeof value === 'string' && HASH.test(value);

/** The line as it is in the file, without its line feed: canonical JSON (RFC 8785), names in order. */
export const ledgerLineText = ({ hash, kind, payload, previousHash, seq }: LedgerLine): string =>
  JSON.stringify({ hash, kind, payload, previousHash, seq });

/** The parsed JSON, or undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isLineObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as an object; an empty object if it is not one. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isLineObject(value) ? value : {};

export const KIND = /^[a-z]+$/;
/** Fifteen digits: every such whole number is exact on every machine. */
const LAST_SEQ = 999_999_999_999_999;
/** Half of a pair, which can only be in a text as an escape. */
const HALF_A_PAIR = /\p{Surrogate}/u;

/** Reads a text as a line, character by character; undefined if it is not one. */
export function readLine(text: string): LedgerLine | undefined {
  const value = parseJson(text);
  if (!isLineObject(value)) return undefined;
  const { seq, kind, payload, previousHash, hash } = value;
  if (typeof seq !== 'number' || !Number.isInteger(seq)) return undefined;
  if (seq < 1 || seq > LAST_SEQ) return undefined;
  if (typeof kind !== 'string' || !KIND.test(kind)) return undefined;
  if (typeof payload !== 'string') return undefined;
  if (text.includes('\\ud') && HALF_A_PAIR.test(payload)) return undefined;
  if (!isHash(previousHash) || !isHash(hash)) return undefined;
  const line = { seq, kind, payload, previousHash, hash };
  return ledgerLineText(line) === text ? line : undefined;
}
