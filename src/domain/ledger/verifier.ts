import { isCanonical } from './canonical.ts';
import type { ChainDigest } from './chainDigest.ts';
import { chainFault } from './chainFault.ts';
import type { LedgerFault } from './fault.ts';
import type { KnownLine } from './head.ts';
import { KnownLines } from './knownLines.ts';
import { type LedgerLine, parseJson, readLine } from './line.ts';
import { type PayloadFacts, payloadFacts } from './payload.ts';
import { namesRule } from './ruled.ts';
import { LedgerContents } from './said.ts';
import { contentFault, timeFault } from './sayingFault.ts';
import { type SaidRound, SaidSeeds } from './seedFault.ts';
import {
  BEGINNING,
  brokenAt,
  type CheckFindings,
  type LedgerStanding,
  seqText,
} from './standing.ts';
import { Times } from './times.ts';

export type { ChainDigest } from './chainDigest.ts';

interface VerifierOptions {
  readonly digest: ChainDigest;
  /** Lines recorded earlier: published heads, and the ledger's end at an earlier reading. */
  readonly known?: readonly KnownLine[];
  /** Where an earlier check ended; the beginning if absent. */
  readonly after?: LedgerStanding;
}

export interface LedgerVerdict {
  /** The first thing that is wrong; undefined: everything read so far is right. */
  readonly fault: LedgerFault | undefined;
  /** The last good line. */
  readonly through: LedgerStanding;
  /** Good lines by kind. */
  readonly counts: Readonly<Record<string, number>>;
  /** Known lines that stood where they were recorded. */
  readonly knownPassed: number;
}

/**
 * Checks a ledger line by line from the first on, and remembers only the state of the chain and the predictions seen. After a
 * fault it reads on only to distinguish a missing line from a displaced one.
 */
export class Verifier {
  readonly #digest: ChainDigest;
  readonly #known: KnownLines;
  readonly #said = new LedgerContents();
  readonly #seeds: SaidSeeds;
  readonly #times: Times;
  readonly #counts: Record<string, number> = Object.create(null);
  #through: LedgerStanding;
  #followed: string | undefined;
  #fault: LedgerFault | undefined;
  /** If time has gone back: the latest time before, and the first line with a later time than the line in question. */
  #doubt: { readonly last: string; readonly first: number } | undefined;
  #read = 0;

  constructor({ digest, known = [], after = BEGINNING }: VerifierOptions) {
    this.#digest = digest;
    this.#seeds = new SaidSeeds(digest);
    this.#through = after;
    this.#times = new Times(after);
    this.#known = new KnownLines(known, after);
  }

  /** Whether further lines can change nothing. */
  get isOver(): boolean {
    return this.#fault !== undefined && this.#fault.kind !== 'removed' && !this.#doubt;
  }

  get verdict(): LedgerVerdict {
    return {
      fault: this.#fault,
      through: this.#through,
      counts: this.#counts,
      knownPassed: this.#known.passed,
    };
  }

  /** The beacon's rounds that seeds were drawn from. */
  get rounds(): readonly SaidRound[] {
    return this.#seeds.rounds;
  }

  /** Adds lines before the first one read, for later lines to refer to: predictions, edges, inputs, and a grade for its rule. */
  remember(lines: readonly Pick<LedgerLine, 'seq' | 'payload'>[]): void {
    for (const { seq, payload } of lines) {
      const value = parseJson(payload);
      const facts = payloadFacts(value);
      if (!facts) continue;
      if (facts.graded) this.#said.isRuled ||= namesRule(facts.payload);
      else this.#said.add(seq, facts);
      this.#seeds.remember(seq, facts, value);
    }
  }

  /** Takes the next line of the file, without its line feed; undefined for bytes that are not UTF-8. */
  push(text: string | undefined): void {
    this.#read += 1;
    if (this.#doubt) this.#settleDoubt(text);
    else if (this.#fault) this.#lookForMissing(text);
    else this.#note(this.#check(text));
  }

  /** What is wrong with the next line; one that is right moves the chain on. */
  #check(text: string | undefined): CheckFindings | undefined {
    const line = text === undefined ? undefined : readLine(text);
    if (!line) {
      const said = 'It is not in the exact format of a ledger line.';
      return brokenAt('malformed', this.#through.seq + 1, said);
    }
    const sound = this.#digest(line.previousHash, line.payload) === line.hash;
    return chainFault(line, sound, this.#through, this.#followed) ?? this.#take(line);
  }

  /**
   * Ends the file.
   * @param rest what came after the last line feed: a complete file ends with one
   */
  end(rest = ''): LedgerVerdict {
    if (this.#fault) return this.verdict;
    this.#read += 1;
    if (rest !== '') {
      this.#note(
        brokenAt('truncated', this.#through.seq + 1, 'The file ends in the middle of this line.'),
      );
    } else {
      this.#note(this.#known.faultAtEnd(this.#through));
    }
    return this.verdict;
  }

  #note(fault: CheckFindings | undefined): void {
    if (fault) this.#fault = { ...fault, at: this.#read };
  }

  /** After missing lines: if the first of them appears later, it was only moved. */
  #lookForMissing(text: string | undefined): void {
    const fault = this.#fault;
    if (fault?.kind !== 'removed' || !text?.endsWith(`"seq":${fault.seq}}`)) return;
    const line = readLine(text);
    if (!line || this.#digest(line.previousHash, line.payload) !== line.hash) return;
    const moved = `It is out of place, as line ${seqText(this.#read)} of the file.`;
    this.#fault = { ...fault, kind: 'reordered', text: moved };
  }

  /**
   * Decides which line is wrong after time went back. If the next line continues from the earlier time, the line itself was
   * backdated; otherwise the earlier lines with later times were.
   */
  #settleDoubt(text: string | undefined): void {
    const [doubt, fault] = [this.#doubt, this.#fault];
    this.#doubt = undefined;
    const next = payloadFacts(parseJson(readLine(text ?? '')?.payload ?? ''));
    if (!doubt || !fault || !next) return;
    const seq = next.appendedAt < doubt.last ? doubt.first : this.#through.seq + 1;
    this.#fault = { ...fault, seq };
  }

  /** What is wrong with the content of a line that stands in its right place. */
  #take(line: LedgerLine): CheckFindings | undefined {
    const value = parseJson(line.payload);
    const facts = payloadFacts(value);
    if (!facts) {
      const text = 'Its text does not say what it is and when it was recorded.';
      return brokenAt('malformed', line.seq, text);
    }
    if (!isCanonical(line.payload, value)) {
      const text = 'Its text is not in the one canonical form.';
      return brokenAt('not canonical', line.seq, text);
    }
    const fault = this.#faultOf(line, facts) ?? this.#seeds.fault(line.seq, facts, value);
    if (fault) return fault;
    this.#counts[line.kind] = (this.#counts[line.kind] ?? 0) + 1;
    this.#times.add(facts.appendedAt);
    this.#followed = line.previousHash;
    this.#through = { seq: line.seq, hash: line.hash, appendedAt: facts.appendedAt };
    return undefined;
  }

  #faultOf(line: LedgerLine, facts: PayloadFacts): CheckFindings | undefined {
    const { seq, kind, hash } = line;
    if (facts.type !== kind) {
      const text = `It is labeled "${kind}", but its text says "${facts.type}".`;
      return brokenAt('altered', seq, text);
    }
    return (
      this.#backInTime(seq, facts.appendedAt) ??
      timeFault(line, facts, this.#known.closedDay) ??
      contentFault(line, facts, this.#said) ??
      this.#known.faultAt({ seq, hash, appendedAt: facts.appendedAt })
    );
  }

  /** Says that a line is dated before the line in front of it. Which of the two is wrong, the next line may tell. */
  #backInTime(seq: number, appendedAt: string): CheckFindings | undefined {
    const last = this.#through.appendedAt;
    if (appendedAt >= last) return undefined;
    const first = this.#times.firstAfter(appendedAt);
    this.#doubt = { last, first };
    const text = `Time goes back from ${last} in line ${seqText(seq - 1)} to ${appendedAt} in line ${seqText(seq)}.`;
    return brokenAt('inserted late', first === seq - 1 ? first : seq, text);
  }
}
