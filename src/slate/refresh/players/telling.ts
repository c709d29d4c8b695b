import type { PlayerLeague } from '#domain/players/statNames.ts';
import type { AllPlayers } from '#feeds/playerReports.ts';
import { triedAsk } from '#feeds/reading/askAll.ts';
import type { SideToCome } from '../sidesToCome.ts';

/** What a run asks a feed of a league's players. */
export interface Telling {
  readonly all: AllPlayers;
  readonly league: PlayerLeague;
  /** Both sides of every game to come, soonest first. */
  readonly sides: readonly SideToCome[];
  /** Says what was left out, and why. */
  readonly refused: (item: string, reason: string) => void;
}

/** Consecutive failures after which a run stops asking. */
export const MOST_FAILURES = 3;

/** Asks one thing after the other, at most so many, and stops when the feed keeps failing; what was answered. */
export async function askInTurn<Item, Answer>(
  items: readonly Item[],
  most: number,
  ask: (item: Item) => Promise<Answer>,
  failed: (item: Item, reason: string) => void,
): Promise<readonly (readonly [Item, Answer])[]> {
  const answers: (readonly [Item, Answer])[] = [];
  let failures = 0;
  for (const item of items.slice(0, most)) {
    const answer = await triedAsk(() => ask(item));
    if (answer.ok) {
      failures = 0;
      answers.push([item, answer.value]);
      continue;
    }
    failed(item, answer.error.message);
    failures += 1;
    if (failures >= MOST_FAILURES) break;
  }
  return answers;
}
