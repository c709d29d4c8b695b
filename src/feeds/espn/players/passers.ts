import { z } from 'zod';
import { block, text, usableList } from '../../reading/fields.ts';
import { type Parsed, parsed, refused } from '../../reading/items.ts';

const statisticSchema = z.object({
  name: text,
  labels: z.array(z.unknown()).optional(),
  athletes: usableList(
    z.object({ athlete: block({ displayName: text }), stats: z.array(z.unknown()).optional() }),
  ),
});

const answerSchema = z.object({
  boxscore: z.object({
    players: z.array(
      z.object({ team: block({ id: text }), statistics: usableList(statisticSchema) }),
    ),
  }),
});

type Passing = z.output<typeof statisticSchema>;

/** "24/38" completed of attempted. */
const ATTEMPTS = /^\d{1,3}\/(\d{1,3})$/;

/** The side's player with the most passes; undefined if the box score has none. */
function mostPasses({ labels, athletes }: Passing): string | undefined {
  const column = (labels ?? []).indexOf('C/ATT');
  let found: { readonly name: string; readonly attempts: number } | undefined;
  for (const { athlete, stats } of athletes ?? []) {
    const cell = column < 0 ? undefined : stats?.[column];
    const attempts = Number(ATTEMPTS.exec(typeof cell === 'string' ? cell : '')?.[1] ?? 0);
    const name = athlete?.displayName;
    if (name && attempts > (found?.attempts ?? 0)) found = { name, attempts };
  }
  return found?.name;
}

/**
 * Each side's player with the most passes in a box score, by the feed's team number. Refused without a box score. Never throws.
 */
export function parsePassers(answer: unknown): Parsed<ReadonlyMap<string, string>> {
  const { data } = answerSchema.safeParse(answer);
  if (!data) return refused('sent no box score');
  const passers = new Map<string, string>();
  for (const { team, statistics } of data.boxscore.players) {
    const passing = statistics?.find(({ name }) => name === 'passing');
    const name = passing && mostPasses(passing);
    if (team?.id !== undefined && name !== undefined) passers.set(team.id, name);
  }
  return parsed(passers);
}
