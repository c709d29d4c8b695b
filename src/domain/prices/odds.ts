/** The two feeds of prices, in the order the page shows them. */
export const ODDS_SOURCES = ['espn', 'bovada'] as const;
export type OddsSource = (typeof ODDS_SOURCES)[number];

/** One bookmaker's prices for one game at one time. American odds, e.g. -110 or 150. */
export interface OddsQuote {
  /** Feed the price came through: the page shows 'espn' and 'bovada' side by side. */
  readonly source: OddsSource;
  /** The bookmaker, e.g. "DraftKings". */
  readonly provider: string;
  /** True where the price is a sample and no bookmaker offers it. */
  readonly sample: boolean;
  /** When it was seen, ISO 8601 in UTC. */
  readonly asOf: string;
  /** Price of each side to win; draw only in soccer. */
  readonly moneyline?:
    | { readonly home: number; readonly away: number; readonly draw?: number | undefined }
    | undefined;
  /** Home handicap in points (negative: home is favoured) with the price of each side where known. */
  readonly spread?:
    | {
        readonly line: number;
        readonly home?: number | undefined;
        readonly away?: number | undefined;
      }
    | undefined;
  /** Total points with the price of each side where known. */
  readonly total?:
    | {
        readonly line: number;
        readonly over?: number | undefined;
        readonly under?: number | undefined;
      }
    | undefined;
}

/** What a bookmaker opened a game at, as a feed says it later: nobody can have it, and when that was is not known. */
export type OpeningQuote = Omit<OddsQuote, 'asOf'>;
