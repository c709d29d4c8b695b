import type { AlertFacts } from '../rules/facts.ts';
import { chanceOfSide, gamesOfWish } from '../rules/firing.ts';
import type { WaitingAlert } from '../store.ts';

interface NewBase {
  readonly alertId: number;
  readonly base: Readonly<Record<string, number>>;
}

/** Games of followed teams that an alert has not seen before, with the chance as their starting value. */
export function newBases(alerts: readonly WaitingAlert[], { games }: AlertFacts): NewBase[] {
  return alerts.flatMap(({ id, wish, base }) => {
    if (wish.kind !== 'prediction' || 'gameId' in wish) return [];
    const unseen = gamesOfWish(games, wish).flatMap(([of, side]) => {
      const chance = chanceOfSide(of.game, side);
      return chance === undefined || of.game.id in base ? [] : [[of.game.id, chance] as const];
    });
    return unseen.length > 0 ? [{ alertId: id, base: Object.fromEntries(unseen) }] : [];
  });
}
