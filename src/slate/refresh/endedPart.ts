import { type PartKey, twoOf } from '#domain/events/parts.ts';
import type { EventBody } from '#domain/events/sportEvent.ts';

/** How a part of an event ended, by names, as its grades say it. */
type EndedPart =
  | {
      readonly contest: 'bout';
      readonly names: readonly [string, string];
      /** A name, "draw" or "noContest". */
      readonly winner: string;
      readonly method: string | null;
    }
  | {
      readonly contest: 'match';
      readonly names: readonly [string, string];
      readonly winner: string;
      /** Games, set by set, in the order of the names. */
      readonly sets: readonly (readonly [number, number])[];
      readonly retired: boolean;
    }
  | {
      readonly contest: 'race' | 'tournament';
      readonly winner: string | null;
      /** Whether the pick took part. */
      readonly started: boolean;
    };

function endedField(event: EventBody, pick: string): EndedPart | null {
  if (event.kind === 'race' && event.result) {
    const { order, retired } = event.result;
    const started = order.includes(pick) || retired.includes(pick);
    return { contest: 'race', winner: order[0] ?? null, started };
  }
  if (event.kind !== 'tournament' || !event.result) return null;
  const { winner, order } = event.result;
  const ids = event.field.filter(({ name }) => name === pick).map(({ id }) => id);
  const won = event.field.find(({ id }) => id === winner);
  const started = ids.some((id) => order.includes(id));
  return { contest: 'tournament', winner: won?.name ?? null, started };
}

/** Null while it has no result. */
export function endedPart(event: EventBody, part: PartKey, pick: string): EndedPart | null {
  if (event.kind === 'race' || event.kind === 'tournament') return endedField(event, pick);
  const two = twoOf(event, part);
  if (!two?.result) return null;
  const names = [two.a.name, two.b.name] as const;
  const { result } = two;
  if ('sets' in result) {
    const { winner, sets, retired } = result;
    return { contest: 'match', names, winner: two[winner].name, sets, retired };
  }
  const { winner, method = null } = result;
  const name = winner === 'a' || winner === 'b' ? two[winner].name : winner;
  return { contest: 'bout', names, winner: name, method };
}
