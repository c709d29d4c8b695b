import { z } from 'zod';
import { lenientObject, looseText, usableList } from '../../reading/fields.ts';
import { type Parsed, parsedItem, refusedItem } from '../../reading/items.ts';
import type { KeptShape } from '../../reading/streamed/kept.ts';
import { PLAYER_ID } from './athlete.ts';

const placeSchema = z.object({
  position: lenientObject({ abbreviation: looseText }),
  athletes: usableList(z.object({ id: looseText })),
});

const answerSchema = z.object({
  team: lenientObject({ id: looseText }),
  depthchart: usableList(z.object({ positions: z.unknown() })),
});

/** The parts of a chart that we read. */
export const CHART_KEPT = {
  team: { id: true },
  depthchart: [
    {
      positions: {
        '*': { position: { abbreviation: true }, athletes: [{ id: true, displayName: true }] },
      },
    },
  ],
} as const satisfies KeptShape;

/** A player's place at a position of a chart, 1 the first. */
interface ChartPlace {
  readonly position: string;
  readonly depth: number;
}

/** Longest list at a position that is read. */
const MOST = 40;
/** Places on kicks and returns: they say nothing of who plays between them. */
const SPECIAL = new Set(['KR', 'PR', 'H', 'LS', 'KO']);

/**
 * Every player's places on a team's depth charts, by his number; empty if the team has no chart. In football each of three receivers
 * has a list of his own. Refused if the chart is another team's. Never throws.
 */
export function parseWholeChart(
  answer: unknown,
  asked: { readonly teamId: string },
): Parsed<ReadonlyMap<string, readonly ChartPlace[]>> {
  const { team, depthchart: charts } = answerSchema.safeParse(answer).data ?? {};
  if (team?.id === undefined) return refusedItem('sent no depth chart');
  if (team.id !== asked.teamId) return refusedItem(`answered for another team (${team.id})`);
  const places = new Map<string, ChartPlace[]>();
  for (const { positions } of charts ?? []) {
    if (typeof positions !== 'object' || positions === null) continue;
    for (const [key, value] of Object.entries(positions)) {
      const place = placeSchema.safeParse(value).data;
      const position = (place?.position?.abbreviation ?? key).toUpperCase();
      for (const [at, { id }] of (place?.athletes ?? []).slice(0, MOST).entries()) {
        if (id === undefined || !PLAYER_ID.test(id)) continue;
        const own = places.get(id) ?? [];
        places.set(id, own);
        own.push({ position, depth: at + 1 });
      }
    }
  }
  return parsedItem(places);
}

/** A player's place on his own position's chart, or else his best at another; undefined of who is on none. */
export function depthOf(places: readonly ChartPlace[], position: string): number | undefined {
  const own = places.filter((place) => place.position === position);
  const others = places.filter((place) => !SPECIAL.has(place.position));
  const depths = (own.length > 0 ? own : others).map(({ depth }) => depth);
  return depths.length === 0 ? undefined : Math.min(...depths);
}
