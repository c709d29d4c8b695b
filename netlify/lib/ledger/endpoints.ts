import { ERRORS } from '#contract/errors.ts';
import { ledgerLine } from '#contract/ledger/line.ts';
import { type LedgerManifest, ledgerManifest } from '#contract/ledger/manifest.ts';
import { ledgerPart } from '#contract/ledger/part.ts';
import { lineText, PART_LINES, partOf } from '#domain/ledger/line.ts';
import type { Store } from '#server/store/store.ts';
import { etagOf } from '#server/tasks/answers/etagOf.ts';
import { errorJson } from '../answer.ts';
import { currentStore } from '../environment.ts';
import {
  type Asked,
  askedOf,
  type Contract,
  type Endpoint,
  matcher,
  otherSpelling,
} from '../serve.ts';
import { lasting } from './lasting.ts';

/** An endpoint of the ledger: read from the store itself, and kept by the CDN. */
function ofLedger<Query extends object, Parameters>(
  contract: Contract<Query, Parameters>,
  answer: (request: Request, asked: Asked<Query, Parameters>, store: Store) => Promise<Response>,
): Endpoint {
  return {
    matches: matcher(contract.path),
    answer: async (request, url, params) => {
      const asked = askedOf(contract, url, params);
      if (asked instanceof Response) return asked;
      return otherSpelling(contract, asked, url) ?? answer(request, asked, currentStore());
    },
  };
}

/** How long the ledger is, and where it ends. */
export const manifest = ofLedger(ledgerManifest, async (request, _, store) => {
  const [end, days] = [await store.readLedgerEnd(), await store.readLedgerDays()];
  const lines = end?.seq ?? 0;
  const answer: LedgerManifest = {
    lines,
    linesPerPart: PART_LINES,
    parts: partOf(lines),
    head: end ?? null,
    days: days.map(({ day, seq, hash }) => ({ day, seq, hash })),
  };
  const text = JSON.stringify(ledgerManifest.answer.parse(answer));
  const contentType = 'application/json';
  return lasting(request, { text, etag: etagOf(text), contentType, complete: false });
});

/** A thousand lines, or what there is of the last thousand. */
export const part = ofLedger(ledgerPart, async (request, { parameters }, store) => {
  const first = (parameters.part - 1) * PART_LINES + 1;
  const last = first + PART_LINES - 1;
  const read = await store.readLedgerLines(first - 1, PART_LINES);
  const lines = read.filter(({ seq }) => seq <= last);
  const end = lines.at(-1);
  if (!end) return errorJson(404, ERRORS.partNotFound);
  return lasting(request, {
    text: lines.map((line) => `${lineText(line)}\n`).join(''),
    // A chain's last hash stands for all before it; a count, for what a broken one lacks.
    etag: `"${end.hash}-${lines.length}"`,
    // Plain text is what every CDN compresses.
    contentType: 'text/plain',
    complete: end.seq === last,
  });
});

/** One line. */
export const line = ofLedger(ledgerLine, async (request, { parameters: { seq } }, store) => {
  const found = await store.readLedgerLine(seq);
  if (!found) return errorJson(404, ERRORS.lineNotFound);
  const text = lineText(found);
  const contentType = 'application/json';
  return lasting(request, { text, etag: etagOf(text), contentType, complete: true });
});
