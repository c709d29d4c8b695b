import { MADE_EXAMPLES } from './madeExamples.ts';

const AS_OF = '2026-11-26T17:44:04.414Z';
const HASH = '2be54ded79e8414e1088c63d1a7077eb4582cad61f7b0f0f8f8b9d4a3f1c6e55';
const FIRST_HASH = '0'.repeat(64);

const LEDGER_LINE = {
  hash: HASH,
  kind: 'prediction',
  payload: '{"appendedAt":"2026-11-26T17:44:10.407Z","type":"prediction"}',
  previousHash: FIRST_HASH,
  seq: 1,
};

/** As `slate/record/csv.ts` writes them; its test compares. */
const RECORD_COLUMNS =
  'gradeLine,predictionLine,kind,id,part,league,name,startTime,basis,market,pick,how,opponent,line,probability,drawProbability,choices,book,price,claimed,outcome,units,closingProbability,closingDrawProbability,closingPrice,closingLine,homeScore,awayScore,resultVersion,espnProbability,outcomeBefore,voidCause,closingLineValue';

/** Answers by the ids of their endpoints, with one item where there are many; those that no function of the contracts makes are written here. */
export const PUBLIC_EXAMPLES: Readonly<Record<string, unknown>> = {
  ...MADE_EXAMPLES,
  recordCsv: `${RECORD_COLUMNS}\r\n121,21,game,21,,NFL,Game 21,2026-11-21T18:00:00.000Z,pick,moneyline,A,,B,,60,,2,Book,-110,,win,0.9090909090909091,,,,,20,17,1,,,,\r\n`,
  ledger: {
    lines: 179,
    linesPerPart: 1_000,
    parts: 1,
    head: { seq: 179, hash: HASH, appendedAt: AS_OF },
    days: [{ day: '2026-11-25', seq: 120, hash: HASH }],
  },
  ledgerLine: LEDGER_LINE,
  ledgerReceipts: {
    day: '2026-11-26',
    heads: [
      {
        day: '2026-11-26',
        seq: 179,
        hash: HASH,
        appendedAt: AS_OF,
        markedAt: AS_OF,
        signatures: [],
        receipts: [
          {
            authority: 'https://freetsa.org/tsr',
            toldAt: AS_OF,
            local: false,
            receipt: 'MIIVUDADAgEAMII=',
          },
        ],
      },
    ],
  },
  ledgerPart: `${JSON.stringify(LEDGER_LINE)}\n`,
  slateStatus: { contentHash: HASH, asOf: { NFL: AS_OF, F1: AS_OF } },
  platformStats: {
    totalPredictions: 1_204,
    winRate: 58.4,
    roi: -1.2,
    todaysGames: 12,
    asOf: AS_OF,
  },
  health: { status: 'ok', checkedAt: AS_OF, sample: false, asOf: AS_OF, findings: [] },
};
