import { parseJson } from '#domain/ledger/line.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import { sha256 } from '#slate/archive/hash.ts';
import type { Store } from '#slate/store.ts';
import { recordParts } from './parts.ts';
import { countedRows } from './recount/countedRows.ts';
import { compareJson } from './recount/differences.ts';
import { monthsOf, RECORD_PARTS, type RecordState } from './store/record.ts';

type RecordStore = Pick<
  Store,
  'readRecordState' | 'readRecordPart' | 'readSaidGrades' | 'saveRecordCheck'
>;

type RecordCheckResult = Parameters<RecordStore['saveRecordCheck']>[0];

/** Longest time from a grade to the record that counts it: a few refreshes. */
const LATE_MS = 3 * 3_600_000;

/** The record as stored: each part's text, by its name; or why it cannot be read. */
async function storedParts(store: RecordStore, state: RecordState) {
  const parts = new Map<string, string>();
  for (const [name, hash] of state.parts) {
    const body = await store.readRecordPart(hash);
    if (body === undefined) return `its part ${name} is gone`;
    if (sha256(body) !== hash) return `its part ${name} was changed after it was stored`;
    parts.set(name, body);
  }
  return parts;
}

type Shown = Pick<RecordRow, 'gradeLine' | 'name' | 'pick' | 'opponent' | 'espnProbability'>;

/** The rows as recounted, with what only the tables say: names in their newest spelling, and ESPN's chances. */
function shownAs(rows: readonly RecordRow[], stored: readonly Shown[]): readonly RecordRow[] {
  const byLine = new Map(stored.map((row) => [row.gradeLine, row]));
  return rows.map((row) => {
    const { name, pick, opponent, espnProbability } = byLine.get(row.gradeLine) ?? row;
    return { ...row, name, pick, opponent, espnProbability };
  });
}

const rowsOf = (state: RecordState, parts: ReadonlyMap<string, string>): readonly Shown[] =>
  monthsOf(state).flatMap((month) => {
    const rows = parseJson(parts.get(RECORD_PARTS.rows(month)) ?? '');
    return Array.isArray(rows) ? rows : [];
  });

const throughOf = (parts: ReadonlyMap<string, string>): number => {
  const figures = parseJson(parts.get(RECORD_PARTS.figures) ?? '') as { throughLine?: unknown };
  return typeof figures?.throughLine === 'number' ? figures.throughLine : 0;
};

const asRead = (text: string | undefined): unknown =>
  text === undefined ? text : (parseJson(text) ?? text);

/** Each part as stored beside the same part as recounted. */
function comparedParts(stored: ReadonlyMap<string, string>, ours: ReadonlyMap<string, string>) {
  let figures = 0;
  for (const name of new Set([...stored.keys(), ...ours.keys()])) {
    // How lines moved is on no line of the ledger.
    if (name === RECORD_PARTS.moves) continue;
    const { count, first } = compareJson(asRead(ours.get(name)), asRead(stored.get(name)), name);
    figures += count;
    if (first) return { figures, fault: first };
  }
  return { figures, fault: null };
}

async function recount(store: RecordStore, now: Date): Promise<RecordCheckResult> {
  const grades = await store.readSaidGrades();
  const state = await store.readRecordState();
  const stored = state ? await storedParts(store, state) : new Map<string, string>();
  if (typeof stored === 'string') return { throughLine: 0, figures: 0, fault: stored };
  const throughLine = throughOf(stored);
  const [late] = grades.filter(({ seq }) => seq > throughLine);
  if (late && now.getTime() - Date.parse(late.grade.appendedAt) > LATE_MS) {
    return { throughLine, figures: 0, fault: `it leaves out line ${late.seq} of the ledger` };
  }
  if (!state) return { throughLine, figures: 0, fault: null };
  const rows = countedRows(grades.filter(({ seq }) => seq <= throughLine));
  const ours = recordParts(shownAs(rows, rowsOf(state, stored)));
  return { throughLine, ...comparedParts(stored, ours) };
}

/**
 * Counts the record once more, from the ledger's lines alone, and compares every figure and line of it with what is stored and
 * shown; stores and returns the result. May be called at any time.
 */
export async function checkRecord(store: RecordStore, now: Date): Promise<RecordCheckResult> {
  const outcome = await recount(store, now);
  await store.saveRecordCheck(outcome);
  return outcome;
}
