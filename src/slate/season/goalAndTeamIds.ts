import * as z from 'zod/mini';

const namesSchema = z.object({
  format: z.object({ goals: z.array(z.object({ id: z.string() })) }),
  teams: z.array(z.object({ key: z.string() })),
});

/** The goals and teams of a stored view, by their ids and keys. */
export function goalAndTeamIds(view: string): {
  readonly goals: string[];
  readonly teams: readonly string[];
} {
  const { format, teams } = namesSchema.parse(JSON.parse(view));
  return { goals: format.goals.map(({ id }) => id), teams: teams.map(({ key }) => key) };
}
