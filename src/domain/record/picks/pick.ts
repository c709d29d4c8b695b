/** Games have the first three; bouts and matches the winner and how he wins; fields the winner. */
export const PICK_MARKETS = [
  'moneyline',
  'spread',
  'total',
  'method',
  'setScore',
  'outright',
] as const;
export type PickMarket = (typeof PICK_MARKETS)[number];

/** One pick of a prediction, as on the ledger before the start and as graded later. */
export interface Pick {
  readonly market: PickMarket;
  /** For a game: home, away, over or under; for an event the name picked. */
  readonly pick: string;
  /** How the pick wins: a method, or sets won and lost ("2-1"). */
  readonly how?: string | undefined;
  /** Handicap of the picked side, or the total. */
  readonly line?: number | undefined;
  /** American odds at publication, and the book; absent if no counted book priced the side. */
  readonly price?: number | undefined;
  readonly book?: string | undefined;
  /**
   * Published probability of the pick, 0–100: won ÷ (won + lost) of the simulated runs; for soccer's moneyline and `how`, of all
   * runs.
   */
  readonly probability: number;
  /** The draw's share, 0–100, if it is a result of its own. */
  readonly drawProbability?: number | undefined;
  /** Number of possible results, which a coin would choose among. */
  readonly choices: number;
}

/** What of a pick, or of a reader's bet, says how it is settled and what the close said of it. */
export type PickTerms = Omit<Pick, 'how' | 'probability' | 'drawProbability' | 'choices'>;

/** A bet that the site named as an edge. */
interface NamedEdge extends Omit<Pick, 'market' | 'price'> {
  readonly market: 'moneyline' | 'spread' | 'total';
  readonly book: string;
  /** Expected profit per unit staked, as shown: 0.021 is 2.1 %. */
  readonly claimed: number;
}

/** An edge with the price it was shown at. */
export interface PricedEdge extends NamedEdge {
  readonly price: number;
  readonly priceWithheld?: undefined;
}

/** An edge at a price that its feed does not allow giving on: what we computed stands instead. */
interface WithheldEdge extends NamedEdge {
  readonly price?: undefined;
  readonly priceWithheld: true;
  /** Share of the bet by the consensus of the other books, 0–100. */
  readonly consensusProbability?: number | undefined;
  /** American price at which that share breaks even. */
  readonly fairPrice?: number | undefined;
}

/** A price shown as an edge. */
export type ShownEdge = PricedEdge | WithheldEdge;

/** What the ledger and the record's file say instead of a withheld price. */
export const WITHHELD = 'withheld';
