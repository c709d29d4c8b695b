import type { FeedGame } from '#domain/game.ts';
import type { FeedAnswer, Quarantined } from '../source.ts';
import { type ParseContext, parseEvent } from './event.ts';
import { plainText } from './fields.ts';

/** What to call an event in the quarantine: its id where it has one, else its place in the list. */
function itemName(event: unknown, index: number): string {
  const id = typeof event === 'object' && event !== null && 'id' in event ? event.id : undefined;
  return plainText(id) ?? `#${index}`;
}

/** The answer with every game once: the first stays, later ones with its id are quarantined. */
export function keepFirst({ games, quarantined }: FeedAnswer): FeedAnswer {
  const first = new Map<string, FeedGame>();
  const again: Quarantined[] = [];
  for (const game of games) {
    if (first.has(game.sourceId)) again.push({ item: game.sourceId, reason: 'listed twice' });
    else first.set(game.sourceId, game);
  }
  return { games: [...first.values()], quarantined: [...quarantined, ...again] };
}

/**
 * Games of one scoreboard answer, each parsed on its own. Undefined where the answer is no scoreboard
 * at all. Never throws.
 */
export function parseScoreboard(answer: unknown, context: ParseContext): FeedAnswer | undefined {
  if (typeof answer !== 'object' || answer === null || !('events' in answer)) return undefined;
  if (!Array.isArray(answer.events)) return undefined;
  const games: FeedGame[] = [];
  const quarantined: Quarantined[] = [];
  for (const [index, event] of answer.events.entries()) {
    const result = parseEvent(event, context);
    if (result.ok) games.push(result.value);
    else quarantined.push({ item: itemName(event, index), reason: result.reason });
  }
  return keepFirst({ games, quarantined });
}
