/** Of games the first three; of bouts and matches the winner and how he wins; of fields the winner. */
export const PICK_MARKETS = [
  'moneyline',
  'spread',
  'total',
  'method',
  'setScore',
  'outright',
] as const;
export type PickMarket = (typeof PICK_MARKETS)[number];

/** One pick of a prediction, as the ledger has it before the start and as it will be graded. */
export interface Pick {
  readonly market: PickMarket;
  /** Of a game home, away, over or under; of an event the name of who is picked. */
  readonly pick: string;
  /** How the one picked wins: a method, or sets won and lost ("2-1"). */
  readonly how?: string | undefined;
  /** Handicap of the side picked, or the total. */
  readonly line?: number | undefined;
  /** American odds at publication, and who asked them; absent where no book that counts priced the side. */
  readonly price?: number | undefined;
  readonly book?: string | undefined;
  /** Published probability of the pick, 0–100: won ÷ (won + lost) of the simulated runs; of soccer's moneyline and of `how`, of all runs. */
  readonly probability: number;
  /** Of a draw, 0–100, where it is a result of its own. */
  readonly drawProbability?: number | undefined;
  /** Results that the question has: what a coin is thrown over. */
  readonly choices: number;
}

/** What of a pick, or of a reader's bet, says how it is settled and what the close said of it. */
export type PickTerms = Omit<Pick, 'how' | 'probability' | 'drawProbability' | 'choices'>;

/** A price that was shown as an edge: a bet that the site named. */
export interface ShownEdge extends Omit<Pick, 'market'> {
  readonly market: 'moneyline' | 'spread' | 'total';
  readonly price: number;
  readonly book: string;
  /** Expected profit per unit staked, as it was shown: 0.021 is 2.1 %. */
  readonly claimed: number;
}
