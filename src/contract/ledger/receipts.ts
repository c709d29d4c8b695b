import * as z from 'zod/mini';
import { ERRORS } from '../errors.ts';
import { instant } from '../instant.ts';
import { dayHeadSchema } from './heads.ts';
import { LEDGER_PATHS } from './paths.ts';

const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

/** The owner's signature of a head. */
export const signatureSchema = z.object({
  /** The public key (Ed25519), 32 bytes in base64. */
  key: base64,
  /** 64 bytes in base64, of the text that docs/ledger.md names. */
  signature: base64,
});

/** What a time-stamp authority gave for a head. */
export const receiptSchema = z.object({
  /** Address of the authority. */
  authority: z.url(),
  /** The time in the receipt. */
  toldAt: instant,
  /** Whether the authority is of the site's own machine: such a receipt proves nothing. */
  local: z.boolean(),
  /** Base64: the whole answer (RFC 3161, TimeStampResp). */
  receipt: base64,
});

/** A line that witnesses outside were shown. */
export const witnessedHeadSchema = z.extend(dayHeadSchema, {
  appendedAt: instant,
  /** When it was noted for the witnesses. */
  markedAt: instant,
  signatures: z.array(signatureSchema),
  receipts: z.array(receiptSchema),
});

export const receiptsSchema = z.object({
  day: z.iso.date(),
  /** The heads of the day, first to last: the end of the ledger after each slate that said something. */
  heads: z.array(witnessedHeadSchema),
});

/** GET /api/ledger/receipts/{day}: what witnesses outside gave for the ledger's heads of a UTC day. */
export const ledgerReceipts = {
  method: 'GET',
  path: LEDGER_PATHS.receipts,
  parameters: z.object({ day: z.iso.date({ error: ERRORS.invalidDay }) }),
  query: z.strictObject({}),
  answer: receiptsSchema,
} as const;

/** The first receipt of all. */
export interface FirstReceipt {
  readonly seq: number;
  /** The time in the receipt. */
  readonly toldAt: string;
  readonly authority: string;
  /** Whether the authority is of the site's own machine. */
  readonly isLocal: boolean;
}

export type WitnessedHead = z.infer<typeof witnessedHeadSchema>;
