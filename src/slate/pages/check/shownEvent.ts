import type { ShownContest, ShownSide } from '#domain/check/shown/shownContest.ts';
import { eventPath } from '#domain/events/eventPath.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { eventFound } from '#slate/answers/check/eventFound.ts';

/** A fighter or a player by his last name, as cards do. */
export const byLastName = ({ name }: { readonly name: string }): ShownSide => {
  const shortName = name.split(' ').slice(1).join(' ') || name;
  return { name, shortName, abbreviation: shortName };
};

/** The two of a bout or a match. */
function pairOf(event: SportEvent, part: string | undefined) {
  if (event.kind === 'match') return event;
  return event.kind === 'fights' ? event.bouts.find(({ key }) => key === part) : undefined;
}

function entrantsOf(event: SportEvent): ShownContest['entrants'] {
  if (event.kind === 'race')
    return event.prediction?.outcome.entrants.map(({ driver }) => [driver, driver]);
  if (event.kind !== 'tournament') return undefined;
  const names = new Map(event.field.map(({ id, name }) => [id, name]));
  return event.prediction?.outcome.players.map(({ id }) => [id, names.get(id) ?? id]);
}

/** An event, or a bout of a card, as a check shows it. */
export function shownEvent(event: SportEvent, part: string | undefined, now: Date): ShownContest {
  const { asOf: _, ...found } = eventFound(event, part, now);
  const pair = pairOf(event, part);
  const sides = pair && ([byLastName(pair.a), byLastName(pair.b)] as const);
  const entrants = entrantsOf(event);
  return {
    ref: `e${event.id}`,
    part,
    name: sides ? `${sides[0].shortName} vs. ${sides[1].shortName}` : event.name,
    startTime: event.startTime,
    timeKnown: event.timeKnown,
    path: eventPath(event),
    ...(sides && { sides: [sides[0], sides[1]] }),
    ...(entrants && { entrants }),
    found,
  };
}
