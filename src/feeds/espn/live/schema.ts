import { z } from 'zod';
import {
  digits,
  lenientObject,
  looseFlag,
  looseText,
  number,
  raw,
  usableList,
  withoutNulls,
} from '../../reading/fields.ts';

/** What a scoreboard tells of a game being played. Everything but the sides is optional: what is not told stays absent. */

const statusSchema = lenientObject({
  period: number,
  /** Seconds: left in the period, in soccer played. */
  clock: number,
  displayClock: looseText,
  type: lenientObject({
    name: looseText,
    state: looseText,
    completed: looseFlag,
    detail: looseText,
    shortDetail: looseText,
  }),
});

/**
 * Football: down, distance, `possession` (the team's id), `possessionText` ("IND 39"), time-outs. Baseball: outs and occupied bases.
 * Absent between periods, before kick-offs and in other sports.
 */
const situationSchema = lenientObject({
  down: number,
  distance: number,
  possession: looseText,
  possessionText: looseText,
  downDistanceText: looseText,
  homeTimeouts: number,
  awayTimeouts: number,
  outs: number,
  onFirst: looseFlag,
  onSecond: looseFlag,
  onThird: looseFlag,
});

const competitorSchema = z.object({
  homeAway: looseText,
  score: raw,
  linescores: usableList(z.object({ value: number, period: number })),
  shootoutScore: number,
  team: z.object({ id: looseText, abbreviation: looseText }),
});

const happeningSchema = z.object({
  scoringPlay: looseFlag,
  shootout: looseFlag,
  redCard: looseFlag,
  clock: lenientObject({ displayValue: looseText }),
  team: lenientObject({ id: looseText }),
});

export const liveEventSchema = z.object({
  id: digits,
  status: statusSchema,
  competitions: withoutNulls(
    z
      .array(
        z.object({
          status: statusSchema,
          situation: situationSchema,
          details: usableList(happeningSchema),
          competitors: withoutNulls(z.array(competitorSchema).length(2)),
        }),
      )
      .min(1),
  ),
});

export type LiveStatus = z.output<typeof statusSchema>;
type LiveSituation = z.output<typeof situationSchema>;
export type LiveCompetitor = z.output<typeof competitorSchema>;
type LiveHappening = z.output<typeof happeningSchema>;

/** A game's sides and status as its sport reads them. */
export interface LiveShape {
  readonly home: LiveCompetitor;
  readonly away: LiveCompetitor;
  readonly score: { readonly home: number; readonly away: number };
  readonly status: NonNullable<LiveStatus>;
  readonly situation: LiveSituation;
  readonly happenings: readonly LiveHappening[];
  /** True between two periods or halves, and at the end of a period. */
  readonly between: boolean;
}
