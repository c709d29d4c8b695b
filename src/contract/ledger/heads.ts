import * as z from 'zod/mini';
import { instant } from '../instant.ts';

export const hashSchema = z.string().check(z.regex(/^[\da-f]{64}$/));
const number = z.int().check(z.minimum(1));

/** The last line of a UTC day, written down when the day was over. */
export const dayHeadSchema = z.object({ day: z.iso.date(), seq: number, hash: hashSchema });

/** What a witness outside gave for a head. */
const stampSchema = z.object({
  /** Address of the calendar, or of another public place. */
  witness: z.string(),
  stampedAt: instant,
  /** Base64: of a calendar a whole .ots proof of the hash, of another place its answer. */
  receipt: z.string(),
});

/** The file of the days' heads, oldest first. It only grows: a head that was in it stays as it is. */
export const headsFileSchema = z.object({
  heads: z.array(z.extend(dayHeadSchema, { stamps: z.array(stampSchema) })),
});

export type HeadsFile = z.infer<typeof headsFileSchema>;
