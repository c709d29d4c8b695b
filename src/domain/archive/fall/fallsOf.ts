import { type PartKey, WHOLE_EVENT } from '../../events/parts.ts';
import type { SportEvent } from '../../events/sportEvent.ts';
import type { Fall } from './fall.ts';
import { fightFalls } from './fightFall.ts';
import { golfFalls } from './golfFall.ts';
import { matchFalls } from './matchFall.ts';
import { raceFalls } from './raceFall.ts';

/**
 * How the simulated runs of a part fell, with its result among them; empty once they are not kept.
 * @param pick the likeliest winner: of a field, its places are told
 */
export function fallsOf(
  event: SportEvent,
  part: PartKey,
  pick: string | undefined,
): readonly Fall[] {
  if (event.kind === 'fights') {
    const bout = event.bouts.find(({ key }) => key === part);
    return bout ? fightFalls(bout, event.league) : [];
  }
  if (part !== WHOLE_EVENT) return [];
  switch (event.kind) {
    case 'match':
      return matchFalls(event);
    case 'race':
      return raceFalls(event, pick);
    case 'tournament':
      return golfFalls(event, pick);
  }
}
