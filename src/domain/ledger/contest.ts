/** Whom a line is about, and by which league's rules it is settled. */
export interface LedgerSides {
  readonly league: unknown;
  /** Home and away, or the two who meet; undefined for a field, or where the line does not say. */
  readonly two: readonly [string, string] | undefined;
}

/** A prediction or a list of edges on the ledger. */
export interface SaidLedgerLine {
  readonly seq: number;
  /** When it was appended: microseconds since 1970. */
  readonly at: number;
  readonly predictionId: number;
  /** The game or part that it is about. */
  readonly contest: Contest;
  readonly isEdges: boolean;
  readonly sample: boolean;
  /** False if the line itself says that it came too late to count. */
  readonly counts: boolean;
  readonly sides: LedgerSides;
  /** Its bets, one per line: one text takes a tenth of the memory of many. */
  readonly bets: string;
}

const alike = (a: LedgerSides, b: LedgerSides): boolean =>
  a.league === b.league && a.two?.[0] === b.two?.[0] && a.two?.[1] === b.two?.[1];

/** Everything that lines say of one game, or of one part of an event. */
export class Contest {
  readonly #lines: SaidLedgerLine[] = [];

  /** Adds a line; lines that have the same sides share them. */
  add(line: Omit<SaidLedgerLine, 'contest'>): SaidLedgerLine {
    const other = this.#lines.find(({ sides }) => alike(sides, line.sides));
    const kept = { ...line, sides: other?.sides ?? line.sides, contest: this };
    this.#lines.push(kept);
    return kept;
  }

  /** The last prediction before an instant. */
  lastPrediction(before: number): SaidLedgerLine | undefined {
    return this.#latest(({ isEdges, at }) => !isEdges && at < before);
  }

  /** The first edges before an instant with a bet whose key begins so. */
  firstEdges(asked: string, before: number): SaidLedgerLine | undefined {
    let first: SaidLedgerLine | undefined;
    for (const line of this.#lines) {
      if (!line.isEdges || line.at >= before || !line.bets.includes(`\n${asked}`)) continue;
      if (!first || line.seq < first.seq) first = line;
    }
    return first;
  }

  /** The league and the two of a line: those that it says, else those of its prediction as it was last said before. */
  sidesOf({ seq, sides, isEdges, predictionId }: SaidLedgerLine): LedgerSides {
    if (!isEdges) return sides;
    const prediction = this.#latest(
      (line) => !line.isEdges && line.predictionId === predictionId && line.seq < seq,
    );
    return { league: prediction?.sides.league, two: sides.two ?? prediction?.sides.two };
  }

  /** Whether a prediction was said to be of the sample slate. */
  isSample(predictionId: number): boolean {
    return this.#lines.some((line) => line.sample && line.predictionId === predictionId);
  }

  #latest(counts: (line: SaidLedgerLine) => boolean): SaidLedgerLine | undefined {
    let latest: SaidLedgerLine | undefined;
    for (const line of this.#lines) {
      if (counts(line) && (!latest || line.seq > latest.seq)) latest = line;
    }
    return latest;
  }
}
