import { z } from 'zod';
import { lenientObject, looseText } from '../../reading/fields.ts';
import { type Parsed, parsedItem, refusedItem } from '../../reading/items.ts';
import type { KeptShape } from '../../reading/streamed/kept.ts';
import { type LeagueMark, otherLeague } from '../ofLeague.ts';

const ATHLETE = { id: true, displayName: true, position: { abbreviation: true } } as const;

/** The parts of a game's summary that we read: a twentieth of one and a half megabytes. */
export const SUMMARY_KEPT = {
  header: { id: true, uid: true },
  boxscore: {
    teams: [
      {
        team: { id: true },
        statistics: [{ name: true, stats: [{ name: true, value: true }] }],
        details: [{ stats: [{ name: true, displayValue: true }] }],
      },
    ],
    players: [
      {
        team: { id: true },
        statistics: [
          {
            name: true,
            type: true,
            labels: true,
            athletes: [
              {
                athlete: ATHLETE,
                position: { abbreviation: true },
                starter: true,
                batOrder: true,
                didNotPlay: true,
                atBats: [{ atBatId: true }],
                stats: true,
              },
            ],
          },
        ],
      },
    ],
  },
  rosters: [
    {
      team: { id: true },
      roster: [
        {
          athlete: ATHLETE,
          position: { abbreviation: true },
          starter: true,
          batOrder: true,
          formationPlace: true,
          subbedIn: true,
          subbedOut: true,
          plays: [{ clock: { displayValue: true }, substitution: true, redCard: true }],
          stats: [{ name: true, value: true }],
        },
      ],
    },
  ],
  keyEvents: [
    {
      type: { text: true },
      clock: { displayValue: true },
      participants: [{ athlete: { id: true } }],
    },
  ],
} as const satisfies KeptShape;

const headSchema = z.object({ header: lenientObject({ id: looseText, uid: looseText }) });

/** Refused if a summary says that it is another game's, or another league's. Never throws. */
export function checkSummary(
  answer: unknown,
  asked: { readonly sourceId: string; readonly mark: LeagueMark },
): Parsed<unknown> {
  const { id, uid } = headSchema.safeParse(answer).data?.header ?? {};
  if (id !== undefined && id !== asked.sourceId)
    return refusedItem(`answered for another game (${id})`);
  const other = otherLeague({ uid }, asked.mark);
  return other === undefined ? parsedItem(answer) : refusedItem(`answered with a game ${other}`);
}
