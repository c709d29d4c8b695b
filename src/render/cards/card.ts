/** A figure of a social card. */
export interface CardFigure {
  readonly label: string;
  readonly value: string;
  /** The side whose color it has. */
  readonly side?: 'away' | 'home' | undefined;
}

/** The content of a page's social card: an image of 1200 × 630 drawn at build time. */
export interface ShareCard {
  /** One line above the title: league and start, or the section. */
  readonly kicker?: string | undefined;
  readonly title: string;
  /** At most four. */
  readonly figures: readonly CardFigure[];
  /** Shares of a comb, %; home is the rest. */
  readonly comb?: { readonly away: number; readonly draw: number } | undefined;
  /** When the figures were computed, with its zone; absent if nothing was. */
  readonly asOf?: string | undefined;
}

/** The card in words, for who does not see it. */
export function socialCardText({ kicker, title, figures, asOf }: ShareCard): string {
  const said = figures.map(({ label, value }) => `${label} ${value}`).join(', ');
  return [title, kicker, said, asOf].filter(Boolean).join('. ');
}
