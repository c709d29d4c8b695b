import { OUTSIDE } from '#domain/season/outside.ts';
import type { SeasonCounts } from '#domain/season/seasonCounts.ts';
import { seasonFiguresOf } from '#domain/season/seasonFigures.ts';
import type { SeasonFormat } from '#domain/season/seasonFormat.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { RefreshContext } from '#slate/refresh/context.ts';
import { seasonGradeLine } from './ledgerLine.ts';

type Finished = readonly [inputs: SeasonInputs, counts: SeasonCounts, format: SeasonFormat];

/** Whether nothing is open any more: no game is left, and each team reaches each goal in every run or in none. */
const isOver = ({ left }: SeasonInputs, { goals, weight }: SeasonCounts): boolean =>
  left.home.length === 0 &&
  goals.flat().every((count) => count === 0 || count === weight) &&
  goals.flat().includes(weight);

/** The goals that each team reached in a season that is over, by team key. */
const cameOf = (
  { teams }: SeasonInputs,
  { goals, weight }: SeasonCounts,
  format: Pick<SeasonFormat, 'goals'>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    teams
      .filter((key) => key !== OUTSIDE)
      .map((key) => [
        key,
        format.goals.flatMap(({ id }, goal) =>
          goals[goal]?.[teams.indexOf(key)] === weight ? [id] : [],
        ),
      ]),
  );

/** Grades every day's odds of a season that is over, once; never a sample's. True if it did. */
export async function gradeSeason(
  { store, lease, source }: Pick<RefreshContext, 'store' | 'lease' | 'source'>,
  [inputs, counts, format]: Finished,
): Promise<boolean> {
  if (source.sample || !isOver(inputs, counts)) return false;
  const { league, season } = inputs;
  const days = await store.readSeasonHistory({ league, season, sample: false });
  const came = cameOf(inputs, counts, format);
  const goals = format.goals.map(({ id }) => id);
  const figures = seasonFiguresOf(
    goals,
    days.map(({ odds }) => odds),
    came,
  );
  const payload = seasonGradeLine(inputs, came, days.length, figures);
  return store.saveSeasonResult(lease, { league, season, came, figures, payload });
}
