import * as z from 'zod/mini';
import { instant } from '../instant.ts';

export const hashSchema = z.string().check(z.regex(/^[\da-f]{64}$/));
const number = z.int().check(z.minimum(1));

/** The last line of a UTC day, recorded after the day's end. */
export const dayHeadSchema = z.object({ day: z.iso.date(), seq: number, hash: hashSchema });

/** What an outside witness returned for a head. */
const stampSchema = z.object({
  /** Address of the OpenTimestamps calendar, or of another public place. */
  witness: z.string(),
  stampedAt: instant,
  /** Base64: a calendar's whole .ots proof of the hash, or another place's response. */
  receipt: z.string(),
});

/** The file of daily heads, oldest first. It only grows: existing heads never change. */
export const headsFileSchema = z.object({
  heads: z.array(z.extend(dayHeadSchema, { stamps: z.array(stampSchema) })),
  /** The owner's public keys (Ed25519, base64) that sign heads, each with the first line it signed. */
  keys: z.optional(z.array(z.object({ key: z.string(), seq: number }))),
});

export type HeadsFile = z.infer<typeof headsFileSchema>;
