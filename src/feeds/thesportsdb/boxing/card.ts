import type { FightCard } from '#domain/events/fightCard.ts';
import { isPlaceholder } from '#domain/events/placeholder.ts';
import { imageUrl } from '../../reading/fields.ts';
import { type Parsed, parsedItem, refusedItem } from '../../reading/items.ts';
import type { SportsDbEvent } from '../schema.ts';
import { isAwarded, readSportsDbStage } from '../stage.ts';
import { readStart } from '../start.ts';
import { readSportsDbVenue } from '../venue.ts';
import { readFighters } from './fighters.ts';
import { readBoxingResult } from './result.ts';
import { termsOf } from './terms.ts';

/** An evening of boxing counts as under way for three hours: the specification's LIVE window. */
const HOURS = 3;

/** A fight as a card of its main event: the feed lists no undercard. */
export function readFight(
  event: SportsDbEvent,
  now: Date,
): Parsed<FightCard & { readonly sourceId: string }> {
  const fighters = readFighters(event);
  const start = readStart(event);
  if (!fighters) return refusedItem('not a fight of two');
  if (fighters.some(isPlaceholder)) return refusedItem('an opponent is not known yet');
  if (!start) return refusedItem('no valid date');
  const name = event.strEvent ?? fighters.join(' vs ');
  const terms = termsOf(name, event.strDescriptionEN ?? '');
  const stage = readSportsDbStage(event, { startTime: start.startTime, now, hours: HOURS });
  // An awarded belt was not at stake.
  const status = isAwarded(event) ? 'postponed' : stage;
  const [a, b] = fighters;
  return parsedItem({
    kind: 'fights',
    sourceId: `boxing-${event.idEvent}`,
    league: 'Boxing',
    name,
    ...start,
    status,
    venue: readSportsDbVenue(event),
    imageUrl: imageUrl(event.strThumb),
    bouts: [
      {
        key: event.idEvent,
        segment: 'main',
        ...terms,
        a: { name: a },
        b: { name: b },
        result:
          status === 'final'
            ? readBoxingResult(event.strResult ?? '', fighters, terms.rounds)
            : undefined,
      },
    ],
  });
}
