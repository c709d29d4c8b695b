import { Refused } from '#contract/refused.ts';
import { american } from '#domain/numbers/numbers.ts';
import { gameOnSlate } from '#slate/answers/gameOnSlate.ts';
import type { Site } from '#wiring';
import { type AskedOfGame, wishOf } from '../rules/asked.ts';
import { baseOf } from '../rules/base.ts';
import { gameFacts } from '../rules/facts.ts';
import { priceForWish } from '../rules/firing.ts';
import type { StoredWish } from '../rules/wish.ts';
import { CLOSED, wishLabel } from '../rules/words.ts';

/** A wish as it is kept, in words and with its starting values by game. */
export interface Worded {
  readonly wish: StoredWish;
  readonly label: string;
  readonly base: Readonly<Record<string, number>>;
}

/**
 * A wish about a game, with its starting values from the current slate. Loaded when one is set: it is most of what alerts load.
 * Throws Refused if it cannot be set.
 */
export async function wordedGame(site: Site, asked: AskedOfGame, now: Date): Promise<Worded> {
  const game = await site.use(gameOnSlate)(asked.gameId);
  if (!game)
    throw new Refused('notFound', 'This game is no longer on our list. Please choose another one.');
  const facts = gameFacts(game, 0, now);
  if (!facts) throw new Refused('conflict', CLOSED);
  const wish = wishOf(asked, game);
  const there = wish.kind === 'price' ? priceForWish(facts, wish) : undefined;
  if (there) {
    const at = `${american(there.american)} at ${there.provider}`;
    const text = `You can get that price now: ${at}. Ask for a better one.`;
    throw new Refused('conflict', text);
  }
  const base = baseOf(asked, facts.game);
  if (!base)
    throw new Refused(
      'conflict',
      'No book has this line right now. Please try again closer to the start.',
    );
  return { wish, label: wishLabel(wish, game), base };
}
