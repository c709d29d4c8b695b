import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';
import { GENESIS, type LedgerLine, ledgerLineText } from './line.ts';
import { Verifier } from './verifier.ts';

export const lineDigest = (previousHash: string, payload: string): string =>
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
      hash: lineDigest(previousHash, payload),
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

/** When what is not graded starts: after every line of the examples. */
const LATER = '2026-12-01T18:00:00.000Z';

export const ofGame = (id: number, gameTime = LATER, change: object = {}): Saying => ({
  type: 'prediction',
  game: {
    id,
    gameTime,
    league: 'NFL',
    home: 'Montréal',
    away: `Bayern "München" 🏈 ${id}`,
    sample: false,
    ...change,
  },
  picks: [BET],
  prediction: { id: 100 + id, homeWinProbability: 57.25, spread: -1.5e-7 },
});
export const ofEvent = (id: number, part: string, startTime = LATER): Saying => ({
  type: 'prediction',
  event: { id, league: 'UFC', name: 'UFC 310', startTime },
  part,
  names: ['home', 'away'],
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
export const gradeSaying = (gameId: number, predictionLine = gameId): Saying => ({
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

/** What every grade by the published settlement says of its start and its result. */
const ruled = (startTime: string): object => ({
  rule: 1,
  startTime,
  result: { feed: 'espn', toldAt: startTime },
  closing: [],
  closingWithheld: 0,
  units: 100 / 110,
});
/** A grade of a game by the published settlement: home has won 3 to 1. */
const ruledGradeOf = (gameId: number, startTime: string, predictionLine = gameId): Saying => ({
  ...gradeSaying(gameId, predictionLine),
  ...ruled(startTime),
  sides: { home: 'Montréal', away: `Bayern "München" 🏈 ${gameId}` },
  score: { home: 3, away: 1 },
});
/** The same of a bout, which "home" has won. */
const ruledGradeOfPart = (
  eventId: number,
  part: string,
  predictionLine: number,
  startTime: string,
): Saying => ({
  ...gradeOfPart(eventId, part, predictionLine),
  ...ruled(startTime),
  ended: { contest: 'bout', names: ['away', 'home'], winner: 'home', method: 'decision' },
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

const GAME_STARTS = '2026-11-21T18:00:00.000Z';
const CARD_STARTS = '2026-11-20T22:00:00.000Z';

/**
 * A small ledger of three days: predictions, a grade of an older form, and then one of each kind by the published settlement, and a
 * kind that nobody knows yet.
 */
export const EXAMPLE_SAYINGS: readonly Saying[] = [
  ofGame(1),
  ofGame(2, GAME_STARTS),
  ofEvent(1, '', CARD_STARTS),
  ofEvent(1, 'a|b', CARD_STARTS),
  ofGame(3),
  gradeSaying(1),
  ruledGradeOfPart(1, 'a|b', 4, CARD_STARTS),
  { type: 'note', text: 'a kind of a later year' },
  ofGame(1),
  ruledGradeOf(2, GAME_STARTS),
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
export function verifyExample(
  lines: readonly (LedgerLine | string)[],
  { before = [], ...options }: Asked = {},
) {
  const verifier = new Verifier({ digest: lineDigest, ...options });
  verifier.remember(before);
  for (const line of lines) {
    if (!verifier.isOver) verifier.push(typeof line === 'string' ? line : ledgerLineText(line));
  }
  return verifier.end();
}

/** Kind and number of the fault. */
export function ledgerFault(
  ...asked: Parameters<typeof verifyExample>
): [string, number] | undefined {
  const { fault } = verifyExample(...asked);
  return fault && [fault.kind, fault.seq];
}
