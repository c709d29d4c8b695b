import { z } from 'zod';
import { digits, lenientObject, looseFlag, looseText, raw, usableList } from '../reading/fields.ts';

/**
 * The parts of a Bovada coupon that we read: a list of competitions, each with events; an event's markets are in display groups.
 * Prices and handicaps are text ("-110", "EVEN", "3.5"), kept raw here. `status` is "O" for open markets and outcomes and "U" for
 * events to come; anything else cannot be bet on.
 */

const outcomeSchema = z.object({
  description: looseText,
  status: looseText,
  /** H, A, D, O, U */
  type: looseText,
  competitorId: looseText,
  price: lenientObject({ american: raw, handicap: raw, handicap2: raw }),
});

const marketSchema = z.object({
  key: looseText,
  description: looseText,
  descriptionKey: looseText,
  status: looseText,
  period: lenientObject({ description: looseText, main: looseFlag, live: looseFlag }),
  outcomes: usableList(outcomeSchema),
});

const groupSchema = z.object({ description: looseText, markets: usableList(marketSchema) });

const competitorSchema = z.object({ id: looseText, name: looseText, home: looseFlag });

export const bovadaEventSchema = z.object({
  id: digits,
  type: looseText,
  link: looseText,
  status: looseText,
  live: looseFlag,
  /** Milliseconds since 1970. */
  startTime: z.number().min(0).max(7e12),
  competitors: usableList(competitorSchema),
  displayGroups: usableList(groupSchema),
});

export const competitionSchema = z.object({
  path: usableList(z.object({ description: looseText, link: looseText, type: looseText })),
  events: z.array(z.unknown()),
});

export type BovadaOutcome = z.output<typeof outcomeSchema>;
export type BovadaMarket = z.output<typeof marketSchema>;
export type BovadaCompetitor = z.output<typeof competitorSchema>;
export type BovadaEvent = z.output<typeof bovadaEventSchema>;
export type BovadaCompetition = z.output<typeof competitionSchema>;
