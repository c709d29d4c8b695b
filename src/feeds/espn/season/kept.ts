import type { KeptShape } from '../../reading/streamed/kept.ts';

const TEAM = {
  id: true,
  uid: true,
  location: true,
  name: true,
  abbreviation: true,
  displayName: true,
  shortDisplayName: true,
  color: true,
  isActive: true,
  logo: true,
  conferenceId: true,
} as const satisfies KeptShape;

const STATUS = {
  type: { name: true, state: true, completed: true, detail: true, shortDetail: true },
} as const satisfies KeptShape;

/** The parts of a schedule that we read: of a month of baseball, 15 MB, about a fiftieth. */
export const SCHEDULE_KEPT = {
  leagues: [{ id: true, uid: true, slug: true }],
  team: { id: true },
  events: [
    {
      id: true,
      uid: true,
      date: true,
      season: { year: true, type: true, slug: true },
      seasonType: { type: true },
      status: STATUS,
      competitions: [
        {
          uid: true,
          date: true,
          timeValid: true,
          neutralSite: true,
          type: { abbreviation: true },
          notes: [{ type: true, headline: true }],
          altGameNote: true,
          status: STATUS,
          competitors: [
            {
              uid: true,
              homeAway: true,
              score: true,
              winner: true,
              shootoutScore: true,
              team: TEAM,
            },
          ],
        },
      ],
    },
  ],
} as const satisfies KeptShape;

/** The parts of standings that we read: which team is in which group. */
const TABLE = { entries: [{ team: TEAM }] } as const satisfies KeptShape;
const GROUP = { name: true, shortName: true, abbreviation: true, standings: TABLE } as const;
const DIVISIONS = { ...GROUP, children: [GROUP] } as const;
export const STANDINGS_KEPT = {
  uid: true,
  id: true,
  ...GROUP,
  children: [{ ...DIVISIONS, children: [DIVISIONS] }],
} as const satisfies KeptShape;
