import { InputError } from '#domain/numbers/inputError.ts';
import { formatOf } from '#domain/season/formats/index.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';

/** The bit in `Settled.goals` of each goal of the season's format. Throws an InputError for a goal that the format lacks. */
export function goalBits<Id extends string>(
  { league, season }: SeasonInputs,
  ids: readonly Id[],
): (id: Id) => number {
  const goals = formatOf(league, season)?.goals ?? [];
  const bits = new Map(ids.map((id) => [id, goals.findIndex((goal) => goal.id === id)]));
  for (const [id, at] of bits) {
    if (at < 0) throw new InputError(`${league} ${season}: its format has no goal "${id}"`);
  }
  return (id) => 1 << (bits.get(id) ?? 0);
}
