/** One player's line in a finished game, as a feed's box score has it. */
export interface BoxLine {
  /** The feed's own id of the player: digits. */
  readonly playerId: string;
  readonly name: string;
  /** The feed's abbreviation: "QB", "SP", "G"; absent if it gives none. */
  readonly position?: string | undefined;
  /** Whether he started; absent if the feed does not say. */
  readonly starter?: boolean | undefined;
  /** Stats by the names of the players' models: whole numbers; what the feed does not give is absent. */
  readonly stats: Readonly<Record<string, number>>;
}
