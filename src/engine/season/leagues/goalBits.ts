import { InputError } from '#domain/numbers/inputError.ts';
import { seasonFormatOf } from '#domain/season/formats/index.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';

/**
 * The bit in `Settled.goals` of each goal of the season's format; 0 for a goal that this season did not have. Throws an InputError
 * if we have no format of the season, or the rules do not know one of its goals.
 */
export function goalBits<Id extends string>(
  { league, season }: SeasonInputs,
  ids: readonly Id[],
): Readonly<Record<Id, number>> {
  const goals = seasonFormatOf(league, season)?.goals;
  if (!goals)
    throw new InputError(`we have no format of the ${league}'s season ${season}`, 'season');
  const bits = ids.map((id): [Id, number] => {
    const at = goals.findIndex((goal) => goal.id === id);
    return [id, at < 0 ? 0 : 1 << at];
  });
  const unknown = goals.find(({ id }) => !ids.some((known) => known === id));
  if (unknown) throw new InputError(`${league} ${season}: no rule for the goal "${unknown.id}"`);
  return Object.fromEntries(bits) as Record<Id, number>;
}
