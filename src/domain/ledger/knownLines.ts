import type { KnownLine } from './head.ts';
import { contradictedLines } from './headsDiffer.ts';
import { brokenAt, type CheckFindings, type LedgerStanding, seqText } from './standing.ts';

/** Lines that were recorded before a check, each compared with the ledger when its place comes. */
export class KnownLines {
  readonly #lines: readonly KnownLine[];
  readonly #contradicted: ReadonlySet<KnownLine>;
  #passed = 0;
  /** The last day closed by a head; "" before the first. */
  closedDay: string;

  constructor(known: readonly KnownLine[], after: LedgerStanding) {
    // The same line from two sources counts once.
    const different = new Map(known.map((line) => [`${line.day} ${line.seq} ${line.hash}`, line]));
    const inOrder = [...different.values()].toSorted((a, b) => a.seq - b.seq);
    this.#lines = inOrder.filter(({ seq }) => seq > after.seq);
    this.#contradicted = contradictedLines(inOrder);
    this.closedDay = inOrder.findLast(({ seq, day }) => seq <= after.seq && day)?.day ?? '';
  }

  /** How many stood where they were recorded. */
  get passed(): number {
    return this.#passed;
  }

  /** What is wrong with a line where somebody has noted down another. */
  faultAt({ seq, hash, appendedAt }: LedgerStanding): CheckFindings | undefined {
    for (;;) {
      const known = this.#lines[this.#passed];
      if (known?.seq !== seq) return undefined;
      if (this.#contradicted.has(known)) return differing(known);
      const day = appendedAt.slice(0, 10);
      if (known.hash !== hash || (known.day ?? day) !== day) {
        const since = this.#lines[this.#passed - 1]?.seq ?? 0;
        const was =
          known.day === undefined ? 'It was recorded' : `The seal of ${known.day} was recorded`;
        const range =
          since + 1 === seq ? 'It' : `A line from ${seqText(since + 1)} to ${seqText(seq)}`;
        const text = `${was} as ${known.hash}. ${range} was changed, and what follows was sealed again.`;
        return brokenAt('rewritten', seq, text);
      }
      if (known.day !== undefined) this.closedDay = known.day;
      this.#passed += 1;
    }
  }

  /** What is wrong if the file ends before a recorded line. */
  faultAtEnd(through: LedgerStanding): CheckFindings | undefined {
    const known = this.#lines[this.#passed];
    if (!known) return undefined;
    if (this.#contradicted.has(known)) return differing(known);
    const was = known.day === undefined ? 'The ledger has had' : `The seal of ${known.day} is line`;
    const lines = known.day === undefined ? ' lines' : '';
    const text = `${was} ${seqText(known.seq)}${lines}; the file ends after line ${seqText(through.seq)}.`;
    return brokenAt('truncated', through.seq + 1, text);
  }
}

function differing({ seq, day }: KnownLine): CheckFindings {
  const of = day === undefined ? '' : ` of ${day}`;
  const text = `Two seals${of} that were given for this check differ: one of them is false. Ask where each comes from.`;
  return brokenAt('heads differ', seq, text);
}
