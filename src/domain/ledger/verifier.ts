import { isCanonical } from './canonical.ts';
import { chainFault } from './chainFault.ts';
import type { Fault } from './fault.ts';
import type { KnownLine } from './head.ts';
import { KnownLines } from './knownLines.ts';
import { type LedgerLine, parsed, readLine } from './line.ts';
import { type PayloadFacts, payloadFacts } from './payload.ts';
import { Said } from './said.ts';
import { referenceFault, timeFault } from './sayingFault.ts';
import { BEGINNING, type Found, found, type Standing, spoken } from './standing.ts';
import { Times } from './times.ts';

/** SHA-256 of a hash followed by a payload in UTF-8, as lower-case hex. */
export type Digest = (previousHash: string, payload: string) => string;

export interface VerifierOptions {
  readonly digest: Digest;
  /** Lines recorded before: published heads, or the end of the ledger at an earlier reading. */
  readonly known?: readonly KnownLine[];
  /** Where an earlier check ended; the beginning if absent. */
  readonly after?: Standing;
}

export interface Verdict {
  /** The first fault; undefined: everything read so far is right. */
  readonly fault: Fault | undefined;
  /** The last good line. */
  readonly through: Standing;
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
  readonly #digest: Digest;
  readonly #known: KnownLines;
  readonly #said = new Said();
  readonly #times: Times;
  readonly #counts: Record<string, number> = Object.create(null);
  #through: Standing;
  #followed: string | undefined;
  #fault: Fault | undefined;
  /** If time has gone back: the latest time before, and the first line with a later time than the line in question. */
  #doubt: { readonly last: string; readonly first: number } | undefined;
  #read = 0;

  constructor({ digest, known = [], after = BEGINNING }: VerifierOptions) {
    this.#digest = digest;
    this.#through = after;
    this.#times = new Times(after);
    this.#known = new KnownLines(known, after);
  }

  /** Whether further lines can change nothing. */
  get isOver(): boolean {
    return this.#fault !== undefined && this.#fault.kind !== 'removed' && !this.#doubt;
  }

  get verdict(): Verdict {
    return {
      fault: this.#fault,
      through: this.#through,
      counts: this.#counts,
      knownPassed: this.#known.passed,
    };
  }

  /** Adds predictions and edges of lines before the first one read, for later lines to refer to. */
  remember(lines: readonly Pick<LedgerLine, 'seq' | 'payload'>[]): void {
    for (const { seq, payload } of lines) {
      const facts = payloadFacts(parsed(payload));
      if (facts) this.#said.add(seq, facts);
    }
  }

  /** Takes the next line of the file, without its line feed; undefined for bytes that are not UTF-8. */
  push(text: string | undefined): void {
    this.#read += 1;
    if (this.#doubt) this.#settleDoubt(text);
    else if (this.#fault) this.#lookForMissing(text);
    else this.#note(this.#check(text));
  }

  /** The fault of the next line; a correct line advances the chain. */
  #check(text: string | undefined): Found | undefined {
    const line = text === undefined ? undefined : readLine(text);
    if (!line) {
      const said = 'It is not written as a line of the ledger is, to the character.';
      return found('malformed', this.#through.seq + 1, said);
    }
    const sound = this.#digest(line.previousHash, line.payload) === line.hash;
    return chainFault(line, sound, this.#through, this.#followed) ?? this.#take(line);
  }

  /**
   * Ends the file.
   * @param rest what came after the last line feed: a complete file ends with one
   */
  end(rest = ''): Verdict {
    if (this.#fault) return this.verdict;
    this.#read += 1;
    if (rest !== '') {
      this.#note(
        found('truncated', this.#through.seq + 1, 'The file ends in the middle of this line.'),
      );
    } else {
      this.#note(this.#known.faultAtEnd(this.#through));
    }
    return this.verdict;
  }

  #note(fault: Found | undefined): void {
    if (fault) this.#fault = { ...fault, at: this.#read };
  }

  /** After missing lines: if the first of them appears later, it was only moved. */
  #lookForMissing(text: string | undefined): void {
    const fault = this.#fault;
    if (fault?.kind !== 'removed' || !text?.endsWith(`"seq":${fault.seq}}`)) return;
    const line = readLine(text);
    if (!line || this.#digest(line.previousHash, line.payload) !== line.hash) return;
    const moved = `It stands only after others, as line ${spoken(this.#read)} of the file.`;
    this.#fault = { ...fault, kind: 'reordered', text: moved };
  }

  /**
   * Decides which line is wrong after time went back. If the next line continues from the earlier time, the line itself was
   * backdated; otherwise the earlier lines with later times were.
   */
  #settleDoubt(text: string | undefined): void {
    const [doubt, fault] = [this.#doubt, this.#fault];
    this.#doubt = undefined;
    const next = payloadFacts(parsed(readLine(text ?? '')?.payload ?? ''));
    if (!doubt || !fault || !next) return;
    const seq = next.appendedAt < doubt.last ? doubt.first : this.#through.seq + 1;
    this.#fault = { ...fault, seq };
  }

  /** The fault in the content of a line that is in its right place. */
  #take(line: LedgerLine): Found | undefined {
    const value = parsed(line.payload);
    const facts = payloadFacts(value);
    if (!facts) {
      const text = 'Its payload does not say what it is and when it was appended.';
      return found('malformed', line.seq, text);
    }
    if (!isCanonical(line.payload, value)) {
      const text = 'Its payload is not written in the one canonical way.';
      return found('not canonical', line.seq, text);
    }
    const fault = this.#faultOf(line, facts);
    if (fault) return fault;
    this.#counts[line.kind] = (this.#counts[line.kind] ?? 0) + 1;
    this.#times.add(facts.appendedAt);
    this.#followed = line.previousHash;
    this.#through = { seq: line.seq, hash: line.hash, appendedAt: facts.appendedAt };
    return undefined;
  }

  #faultOf(line: LedgerLine, facts: PayloadFacts): Found | undefined {
    const { seq, kind, hash } = line;
    if (facts.type !== kind) {
      const text = `It is labelled "${kind}", and its payload says "${facts.type}".`;
      return found('altered', seq, text);
    }
    return (
      this.#backInTime(seq, facts.appendedAt) ??
      timeFault(line, facts, this.#known.closedDay) ??
      referenceFault(line, facts, this.#said) ??
      this.#known.faultAt({ seq, hash, appendedAt: facts.appendedAt })
    );
  }

  /** Notes that a line is dated before the one in front of it. The next line may show which of the two is wrong. */
  #backInTime(seq: number, appendedAt: string): Found | undefined {
    const last = this.#through.appendedAt;
    if (appendedAt >= last) return undefined;
    const first = this.#times.firstAfter(appendedAt);
    this.#doubt = { last, first };
    const text = `Time goes back from ${last} in line ${spoken(seq - 1)} to ${appendedAt} in line ${spoken(seq)}.`;
    return found('inserted late', first === seq - 1 ? first : seq, text);
  }
}
