import type { Bout, FightCard, Fighter } from '#domain/events/fightCard.ts';
import type { SportEvent, StoredEvent } from '#domain/events/sportEvent.ts';
import { fighterPath } from '#domain/product/paths.ts';

/** A bout on its card. */
export interface CardBout {
  readonly card: StoredEvent<FightCard>;
  readonly bout: Bout;
}

/** A fighter with his or her own page. */
export interface FighterPage {
  readonly fighter: Fighter;
  readonly path: string;
  readonly bouts: readonly CardBout[];
}

/** Every fighter of a list of events once, as the latest card has him or her, with all bouts in the events' order. */
export function fightersOf(events: readonly SportEvent[]): readonly FighterPage[] {
  const pages = new Map<string, FighterPage>();
  for (const card of events) {
    if (card.kind !== 'fights') continue;
    for (const bout of card.bouts) {
      for (const fighter of [bout.a, bout.b]) {
        const path = fighterPath(fighter.name);
        if (path === undefined) continue;
        const bouts = [...(pages.get(path)?.bouts ?? []), { card, bout }];
        pages.set(path, { fighter, path, bouts });
      }
    }
  }
  return [...pages.values()];
}
