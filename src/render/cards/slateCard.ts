import { gamesAhead, predictedGames } from '#components/game/upcoming.ts';
import type { Game } from '#domain/game/game.ts';
import { predictedWinner, teamOn, winProbability } from '#domain/game/predictedWinner.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { type Instant, isToday, longDateTime } from '#domain/time/time.ts';
import type { CardFigure, ShareCard } from './card.ts';

/** The games of a page, and when they were confirmed. */
export interface Listed {
  readonly games: readonly Game[];
  readonly asOf: string | undefined;
  readonly sample: boolean;
}

/** The likeliest winner of the games that have not begun. */
function surest(games: readonly Game[]): readonly CardFigure[] {
  const picks = predictedGames(games).map((game) => {
    const side = predictedWinner(game.prediction);
    const value = winProbability(game.prediction, side);
    return { label: `${teamOn(game, side).shortName}, biggest favorite`, value };
  });
  const [first] = picks.sort((one, other) => other.value - one.value);
  return first ? [{ label: first.label, value: percent(first.value, 1) }] : [];
}

/** The social card of a page that lists games: how many are ahead and today, and the likeliest winner. */
export function slateCard(title: string, { games, asOf, sample }: Listed, now: Date): ShareCard {
  const ahead = gamesAhead([...games], now);
  const today = ahead.filter(({ gameTime }: { gameTime: Instant }) => isToday(gameTime, now));
  return {
    title,
    kicker: `${sample ? 'Sample games · ' : ''}Each simulated at least 10,000 times`,
    figures: [
      { label: 'games ahead', value: String(ahead.length) },
      { label: 'of them today', value: String(today.length) },
      ...surest(ahead),
    ],
    asOf: asOf && `As of ${longDateTime(asOf)}`,
  };
}
