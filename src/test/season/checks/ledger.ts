import { createHash } from 'node:crypto';
import type { SqlQuery } from '#local/services/query.ts';
import { Broken } from './broken.ts';

interface Line {
  readonly seq: string;
  readonly kind: string;
  readonly payload: string;
  readonly previous_hash: string;
  readonly hash: string;
}

/** How far the chain has been checked. */
export interface LedgerHead {
  readonly seq: number;
  readonly hash: string;
}

export const START: LedgerHead = { seq: 0, hash: '0'.repeat(64) };
const PAGE = 5_000;

/** Throws if a prediction was appended after its own stated start. */
function requireBefore({ seq, payload }: Line): void {
  const said = JSON.parse(payload);
  const start = said.game?.gameTime ?? said.event?.startTime;
  if (start !== undefined && !(Date.parse(said.appendedAt) < Date.parse(start))) {
    throw new Broken(`line ${seq} was said at ${said.appendedAt}, after its start ${start}`);
  }
}

/** Follows the chain from a head to its end; throws at the first line that does not fit. */
export async function followLedger(query: SqlQuery, from: LedgerHead): Promise<LedgerHead> {
  let { seq, hash } = from;
  for (;;) {
    const lines = await query<Line>(
      'select seq, kind, payload, previous_hash, hash from ledger where seq > $1 order by seq limit $2',
      [seq, PAGE],
    );
    for (const line of lines) {
      if (Number(line.seq) !== seq + 1)
        throw new Broken(`line ${seq + 1} of the ledger is missing`);
      if (line.previous_hash !== hash) throw new Broken(`line ${line.seq} follows another line`);
      hash = createHash('sha256')
        .update(hash + line.payload, 'utf8')
        .digest('hex');
      if (line.hash !== hash) throw new Broken(`line ${line.seq} is not what was said`);
      if (line.kind === 'prediction') requireBefore(line);
      seq += 1;
    }
    if (lines.length < PAGE) return { seq, hash };
  }
}
