import { z } from 'zod';
import { lenientObject, looseText, usableList } from '../../reading/fields.ts';
import { type Parsed, parsedItem, refusedItem } from '../../reading/items.ts';

const placeSchema = z.object({
  position: lenientObject({ abbreviation: looseText }),
  athletes: usableList(z.object({ displayName: looseText })),
});

const answerSchema = z.object({
  team: lenientObject({ id: looseText }),
  depthchart: usableList(z.object({ positions: z.unknown() })),
});

/**
 * Whether an answer has no chart at all, like those of the NHL, WNBA and college football: seen 2026-09-02, not seasonal.
 * @see https://github.com/sportsdataverse/sportsdataverse-py/pull/440
 */
const hasNoChart = (answer: object): boolean =>
  !('depthchart' in answer) ||
  answer.depthchart === null ||
  (Array.isArray(answer.depthchart) && answer.depthchart.length === 0);

/** Limit of names at a position: more than any team has. */
const MOST = 8;

/** Names at a position, whose key is its abbreviation in any letter case; first choice first. */
function namesAt(positions: unknown, position: string): readonly string[] {
  if (typeof positions !== 'object' || positions === null) return [];
  return Object.entries(positions).flatMap(([key, value]) => {
    const place = placeSchema.safeParse(value).data;
    const called = place?.position?.abbreviation ?? key;
    if (called.toUpperCase() !== position) return [];
    return (place?.athletes ?? []).flatMap(({ displayName }) => displayName ?? []);
  });
}

/**
 * A team's players at a position in its depth chart; of several charts (formations, defense) the first with the position; none if
 * the team has no chart. Refused if a chart lacks the position, or is another team's. Never throws.
 */
export function parseDepthChart(
  answer: unknown,
  asked: { readonly position: string; readonly teamId: string },
): Parsed<readonly string[]> {
  const { team, depthchart: charts } = answerSchema.safeParse(answer).data ?? {};
  if (team?.id !== undefined && team.id !== asked.teamId) {
    return refusedItem(`answered for another team (${team.id})`);
  }
  if (team?.id !== undefined && hasNoChart(Object(answer))) return parsedItem([]);
  for (const { positions } of charts ?? []) {
    const names = namesAt(positions, asked.position);
    if (names.length > 0) return parsedItem(names.slice(0, MOST));
  }
  return refusedItem(`sent no depth chart with ${asked.position}`);
}
