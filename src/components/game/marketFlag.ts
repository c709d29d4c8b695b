import { marketSpread } from '#domain/cardLines.ts';
import type { CardGame } from '#domain/listedGame.ts';
import { signed } from '#domain/numbers.ts';

/** The market's spread with the team it favours, "BUF −1.5"; "Even" at zero; absent without one. */
export function marketFlag(game: CardGame): string | undefined {
  const handicap = marketSpread(game);
  if (handicap === undefined) return undefined;
  if (handicap === 0) return 'Even';
  const { abbreviation } = handicap < 0 ? game.homeTeam : game.awayTeam;
  return `${abbreviation} ${signed(-Math.abs(handicap))}`;
}

/** The market's margin for the home side, positive where it is favoured; absent without a spread. */
export function marketMargin(game: CardGame): number | undefined {
  const handicap = marketSpread(game);
  return handicap === undefined ? undefined : -handicap + 0;
}
