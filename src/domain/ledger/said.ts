import type { PayloadFacts } from './payload.ts';
import { type Reference, referenceText } from './reference.ts';

/** A line that grades may refer to. */
interface SaidLine {
  readonly reference: Reference;
  readonly isEdges: boolean;
  readonly sample: boolean;
  /** Its bets, one per line: one text takes a tenth of the memory of many. */
  readonly bets: string;
}

const same = (a: Reference, b: Reference): boolean =>
  a.of === b.of && a.predictionId === b.predictionId && a.what === b.what;

/** The predictions and edges that a ledger holds, and what of them has been graded. */
export class LedgerContents {
  readonly #of: Readonly<Record<Reference['of'], Map<number, string>>> = {
    game: new Map(),
    event: new Map(),
  };
  readonly #lines = new Map<number, SaidLine>();
  readonly #graded = new Set<string>();
  readonly #ofSeasons = new Set<string>();

  /** Whether a prediction's id is unused, or was used for the same game or part. */
  takes({ of, predictionId, what }: Reference): boolean {
    return (this.#of[of].get(predictionId) ?? what) === what;
  }

  /** Adds line `seq`'s prediction or edges. */
  add(seq: number, { type, reference, sample, bets }: PayloadFacts): void {
    if (!reference) return;
    const { of, predictionId, what } = reference;
    const isEdges = type === 'edges';
    if (!isEdges) this.#of[of].set(predictionId, what);
    this.#lines.set(seq, { reference, isEdges, sample, bets: `\n${bets.join('\n')}\n` });
  }

  has({ of, predictionId, what }: Reference): boolean {
    return this.#of[of].get(predictionId) === what;
  }

  /** Why a grade refers to nothing on the ledger; undefined if it refers to something. */
  whyNot({ reference, graded }: PayloadFacts): string | undefined {
    if (!reference || typeof graded?.line !== 'number') return 'It does not say what it is about.';
    const { line, isEdge, bet } = graded;
    const said = this.#lines.get(line);
    if (!this.has(reference)) {
      return `It is about ${referenceText(reference)}, which is on no earlier line.`;
    }
    const kind = isEdge ? 'edges' : 'prediction';
    if (!said || said.isEdges !== isEdge || !same(said.reference, reference)) {
      return `It points to line ${line}, which has no ${kind} of ${referenceText(reference)}.`;
    }
    if (said.sample) return `It points to line ${line}, which is a sample.`;
    if (!said.bets.includes(`\n${bet}\n`))
      return `It grades a bet that line ${line} does not name.`;
    return undefined;
  }

  /** True the first time a bet is graded for this version of its result; afterward false. */
  gradesFirst({ reference, graded }: PayloadFacts): boolean {
    const key = `${reference?.of} ${reference?.what} ${graded?.once}`;
    if (this.#graded.has(key)) return false;
    this.#graded.add(key);
    return true;
  }

  /** True the first time that a day's season odds are said, or a season's end; afterward false. */
  saysFirst(once: string): boolean {
    if (this.#ofSeasons.has(once)) return false;
    this.#ofSeasons.add(once);
    return true;
  }
}
