import * as z from 'zod';
import type { SaidTimes } from '#domain/archive/saidTimes.ts';
import { timestampColumn } from '#store/columns.ts';

/** The ledger's line with a last word, and how often something was said, as `kept_game` and `kept_event` answer it. */
export const keptLine = {
  lines: z.int(),
  uncounted: z.int(),
  first_at: timestampColumn,
  line: z.object({
    seq: z.int(),
    hash: z.string(),
    previous_hash: z.string(),
    appended_at: timestampColumn,
    counts: z.boolean(),
  }),
} as const;

const row = z.object(keptLine);

export const saidTimesOf = ({
  line,
  lines,
  uncounted,
  first_at: firstAt,
}: z.infer<typeof row>): SaidTimes => ({
  entry: {
    seq: line.seq,
    hash: line.hash,
    previousHash: line.previous_hash,
    appendedAt: line.appended_at,
    ...(!line.counts && { counts: false }),
  },
  lines,
  uncounted,
  firstAt,
});
