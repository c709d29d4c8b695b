import { ERRORS } from '#contract/errors.ts';
import { ledgerLine } from '#contract/ledger/line.ts';
import { type LedgerManifest, ledgerManifest } from '#contract/ledger/manifest.ts';
import { ledgerPart } from '#contract/ledger/part.ts';
import { ledgerReceipts } from '#contract/ledger/receipts.ts';
import { Refused } from '#contract/refused.ts';
import { ledgerLineText, PART_LINES, partOfLine } from '#domain/ledger/line.ts';
import { open } from '#http/open.ts';
import { etagOf } from '#http/taggedAnswer.ts';
import { promptStore } from '#slate/tools.ts';
import { ledgerTextAnswer } from './ledgerTextAnswer.ts';

/** How long the ledger is, and where it ends. */
const manifest = open(ledgerManifest, async ({ call: { site, request } }) => {
  const store = site.use(promptStore);
  const [end, days] = [await store.readLedgerEnd(), await store.readLedgerDays()];
  const lines = end?.seq ?? 0;
  const answer: LedgerManifest = {
    lines,
    linesPerPart: PART_LINES,
    parts: partOfLine(lines),
    head: end ?? null,
    days: days.map(({ day, seq, hash }) => ({ day, seq, hash })),
  };
  const text = JSON.stringify(ledgerManifest.answer.parse(answer));
  const contentType = 'application/json';
  return ledgerTextAnswer(request, { text, etag: etagOf(text), contentType, complete: false });
});

/** A thousand lines, or the incomplete last part. */
const part = open(ledgerPart, async ({ parameters, call: { site, request } }) => {
  const store = site.use(promptStore);
  const first = (parameters.part - 1) * PART_LINES + 1;
  const last = first + PART_LINES - 1;
  const read = await store.readLedgerLines(first - 1, PART_LINES);
  const lines = read.filter(({ seq }) => seq <= last);
  const end = lines.at(-1);
  if (!end) throw new Refused('notFound', ERRORS.partNotFound);
  return ledgerTextAnswer(request, {
    text: lines.map((line) => `${ledgerLineText(line)}\n`).join(''),
    // A chain's last hash covers everything before it; the count covers lines missing from a broken chain.
    etag: `"${end.hash}-${lines.length}"`,
    // Every CDN compresses plain text.
    contentType: 'text/plain',
    complete: end.seq === last,
  });
});

/** One line. */
const line = open(ledgerLine, async ({ parameters: { seq }, call: { site, request } }) => {
  const store = site.use(promptStore);
  const found = await store.readLedgerLine(seq);
  if (!found) throw new Refused('notFound', ERRORS.lineNotFound);
  const text = ledgerLineText(found);
  const contentType = 'application/json';
  return ledgerTextAnswer(request, { text, etag: etagOf(text), contentType, complete: true });
});

/** Receipts of a day may still come for a week after it. */
const OPEN_MS = 8 * 86_400_000;

/** What witnesses outside gave for a day's heads. */
const receipts = open(ledgerReceipts, async ({ parameters: { day }, call }) => {
  const { site, request, now } = call;
  const heads = (await site.use(promptStore).readWitnessed(day)).map(
    ({ stands: _, ...head }) => head,
  );
  const text = JSON.stringify(ledgerReceipts.answer.parse({ day, heads }));
  const complete = Date.parse(`${day}T00:00:00Z`) + OPEN_MS < now.getTime();
  return ledgerTextAnswer(request, {
    text,
    etag: etagOf(text),
    contentType: 'application/json',
    complete,
  });
});

/** The public ledger: read from the store itself, and cached by the CDN. */
export const LEDGER_ENDPOINTS = [manifest, part, line, receipts] as const;
