import { Contest, type SaidLedgerLine } from './contest.ts';
import { microsOf } from './instant.ts';
import type { PayloadFacts } from './payload.ts';
import { type Reference, referenceText } from './reference.ts';
import { SameSides } from './sameSides.ts';
import { Starts } from './starts.ts';

const contestKey = ({ of, what }: Reference): string => `${of} ${what}`;

/** What a ledger has said so far, and what of it has been graded. */
export class LedgerContents {
  readonly #of: Readonly<Record<Reference['of'], Map<number, string>>> = {
    game: new Map(),
    event: new Map(),
  };
  readonly #lines = new Map<number, SaidLedgerLine>();
  readonly #contests = new Map<string, Contest>();
  readonly #sameSides = new SameSides();
  readonly #graded = new Set<string>();
  readonly #ofSeasons = new Set<string>();
  readonly starts = new Starts();
  /** Whether a grade has named the published settlement: from then on every grade has to. */
  isRuled = false;

  /** Whether a prediction's id is unused, or was used for the same game or part. */
  takes({ of, predictionId, what }: Reference): boolean {
    return (this.#of[of].get(predictionId) ?? what) === what;
  }

  /** Adds line `seq`'s prediction or edges; a line that is there already stays. */
  add(seq: number, facts: PayloadFacts): void {
    const { type, reference, sample, sides, counts } = facts;
    if (!reference || this.#lines.has(seq)) return;
    const { of, predictionId, what } = reference;
    const isEdges = type === 'edges';
    if (!isEdges) {
      this.#of[of].set(predictionId, what);
      this.#sameSides.add(facts);
    }
    this.starts.add(seq, facts);
    const bets = `\n${facts.bets.join('\n')}\n`;
    const at = microsOf(facts.appendedAt);
    const line = { seq, at, predictionId, isEdges, sample, counts, sides, bets };
    this.#lines.set(seq, this.#contestOf(reference).add(line));
  }

  has({ of, predictionId, what }: Reference): boolean {
    return this.#of[of].get(predictionId) === what;
  }

  #contestOf(reference: Reference): Contest {
    const key = contestKey(reference);
    const known = this.#contests.get(key);
    if (known) return known;
    const contest = new Contest();
    this.#contests.set(key, contest);
    return contest;
  }

  /** The line that a grade refers to. */
  graded({ graded }: PayloadFacts): SaidLedgerLine | undefined {
    return typeof graded?.line === 'number' ? this.#lines.get(graded.line) : undefined;
  }

  /** Why a grade refers to nothing on the ledger; undefined if it refers to something. */
  whyNot({ reference, graded }: PayloadFacts): string | undefined {
    if (!reference || typeof graded?.line !== 'number') return 'It does not say what it is about.';
    const { line, isEdge, bet } = graded;
    if (!this.has(reference)) {
      return `It is about ${referenceText(reference)}, which is on no earlier line.`;
    }
    const said = this.#lines.get(line);
    const isOfIt =
      said?.contest === this.#contestOf(reference) && said.predictionId === reference.predictionId;
    if (!said || !isOfIt || said.isEdges !== isEdge) {
      const kind = isEdge ? 'edges' : 'prediction';
      return `It points to line ${line}, which has no ${kind} of ${referenceText(reference)}.`;
    }
    if (said.sample) return `It points to line ${line}, which is a sample.`;
    if (!said.bets.includes(`\n${bet}\n`))
      return `It grades a bet that line ${line} does not name.`;
    return undefined;
  }

  /** Other games with the same two sides less than a day apart, of which a prediction does not say that it knows them. */
  unsaidSameSides(facts: PayloadFacts): readonly number[] {
    const said = new Set(facts.sameSides);
    return this.#sameSides.near(facts, this.starts).filter((id) => !said.has(id));
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
