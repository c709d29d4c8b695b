import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';
import { GENESIS, type LedgerLine, lineText } from './line.ts';
import { Verifier } from './verifier.ts';

export const digest = (previousHash: string, payload: string): string =>
  bytesToHex(sha256(utf8ToBytes(previousHash + payload)));

/** A line's content, without the time when it was appended. */
export type Saying = Readonly<Record<string, unknown>> & { readonly type: string };

/** Chains payloads as the database does. */
export function chained(payloads: readonly string[], kinds: readonly string[] = []): LedgerLine[] {
  const lines: LedgerLine[] = [];
  for (const [index, payload] of payloads.entries()) {
    const previousHash = lines.at(-1)?.hash ?? GENESIS;
    const kind = kinds[index] ?? (JSON.parse(payload) as Saying).type;
    lines.push({
      seq: index + 1,
      kind,
      payload,
      previousHash,
      hash: digest(previousHash, payload),
    });
  }
  return lines;
}

/** "2026-11-20T10:05:00.000000Z": minutes after ten o'clock on a day in November. */
export const minute = (at: number): string =>
  new Date(Date.UTC(2026, 10, 20, 10, at)).toISOString().replace('Z', '000Z');

export const payload = (appendedAt: string, saying: Saying): string =>
  canonicalize({ ...saying, appendedAt }) ?? '';

const BET = { market: 'moneyline', pick: 'home', price: -110, book: 'Book', probability: 60 };

/** Lines with this content, a minute apart. */
export const ledgerOf = (...sayings: readonly Saying[]): LedgerLine[] =>
  chained(sayings.map((saying, index) => payload(minute(index), saying)));

export const ofGame = (id: number, gameTime = '2026-12-01T18:00:00.000Z'): Saying => ({
  type: 'prediction',
  game: { id, gameTime, home: 'Montréal', away: 'Bayern "München" 🏈', sample: false },
  picks: [BET],
  prediction: { id: 100 + id, homeWinProbability: 57.25, spread: -1.5e-7 },
});
export const ofEvent = (id: number, part: string): Saying => ({
  type: 'prediction',
  event: { id, name: 'UFC 310', startTime: '2026-12-01T18:00:00.000Z' },
  part,
  picks: [BET],
  prediction: { id: (part === '' ? 100 : 200) + id },
});

/** The grade of that bet, which line `predictionLine` contains. */
const graded = (predictionLine: number): Saying => ({
  ...BET,
  type: 'grade',
  predictionLine,
  basis: 'pick',
  how: null,
  line: null,
  resultVersion: 1,
  outcome: 'win',
});
export const gradeOf = (gameId: number, predictionLine = gameId): Saying => ({
  ...graded(predictionLine),
  predictionId: 100 + gameId,
  gameId,
});
/** A grade of a bout; the number of its prediction is 200 plus `predictionId`. */
export const gradeOfPart = (eventId: number, part: string, predictionLine: number): Saying => ({
  ...graded(predictionLine),
  predictionId: 200 + eventId,
  eventId,
  part,
});

/** A day's season odds. */
export const ofSeason = (day: unknown, change: object = {}): Saying => ({
  type: 'season',
  season: { league: 'NFL', season: 2026, day, sample: false, ...change },
  odds: { BUF: { playoffs: 0.8125 } },
});
/** How a season ended. */
export const endOfSeason = (season: unknown): Saying => ({
  type: 'seasongrade',
  season: { league: 'NFL', season, sample: false },
  came: { BUF: ['playoffs'] },
});

/** A small ledger of three days: predictions, a grade of each kind, and a kind that nobody knows yet. */
export const EXAMPLE_SAYINGS: readonly Saying[] = [
  ofGame(1),
  ofGame(2),
  ofEvent(1, ''),
  ofEvent(1, 'a|b'),
  ofGame(3),
  gradeOf(1),
  gradeOfPart(1, 'a|b', 4),
  { type: 'note', text: 'a kind of a later year' },
  ofGame(1),
  gradeOf(2),
];

/** Four lines of each day. */
const at = (index: number): string => minute(Math.floor(index / 4) * 1440 + (index % 4));

export const EXAMPLE_LEDGER = chained(
  EXAMPLE_SAYINGS.map((saying, index) => payload(at(index), saying)),
);

export const EXAMPLE_HEADS = [4, 8].map((seq) => {
  const line = EXAMPLE_LEDGER[seq - 1];
  return { day: at(seq - 1).slice(0, 10), seq, hash: line?.hash ?? '' };
});

/** The same lines chained and numbered again, as a forger with database access would do. */
export const rechained = (lines: readonly LedgerLine[]): LedgerLine[] =>
  chained(lines.map((line) => line.payload));

type VerifierOptions = ConstructorParameters<typeof Verifier>[0];

interface Asked extends Omit<VerifierOptions, 'digest'> {
  /** Earlier lines, which are not checked. */
  readonly before?: readonly LedgerLine[];
}

/** Verifies lines. */
export function verify(
  lines: readonly (LedgerLine | string)[],
  { before = [], ...options }: Asked = {},
) {
  const verifier = new Verifier({ digest, ...options });
  verifier.remember(before);
  for (const line of lines) {
    if (!verifier.isOver) verifier.push(typeof line === 'string' ? line : lineText(line));
  }
  return verifier.end();
}

/** Kind and number of the fault. */
export function faultOf(...asked: Parameters<typeof verify>): [string, number] | undefined {
  const { fault } = verify(...asked);
  return fault && [fault.kind, fault.seq];
}
