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
import { espnGameStatus, espnTeamSchema, noteSchema } from './contestSchema.ts';
import { oddsSchema } from './oddsSchema.ts';

/** The parts of ESPN's scoreboard we read. What varies between leagues and years is optional here. */

const recordSchema = z.object({ name: looseText, type: looseText, summary: looseText });

/** A leader's position is a block, a probable starter's is text; only the block is read. */
const athleteSchema = lenientObject({
  id: looseText,
  displayName: looseText,
  position: lenientObject({ abbreviation: looseText }),
  team: lenientObject({ id: looseText }),
});

const leaderSchema = z.object({ athlete: athleteSchema });
const leadersSchema = usableList(z.object({ name: looseText, leaders: usableList(leaderSchema) }));

const competitorSchema = z.object({
  homeAway: looseText,
  score: raw,
  /** Scores period by period, if the feed has them. */
  linescores: usableList(z.object({ value: number, period: number })),
  /** Score of soccer's penalty shoot-out. */
  shootoutScore: number,
  records: usableList(recordSchema),
  record: usableList(recordSchema),
  leaders: leadersSchema,
  /** 99 for unranked teams; in a tournament its seeds. */
  curatedRank: lenientObject({ current: number }),
  probables: usableList(
    z.object({
      name: looseText,
      athlete: athleteSchema,
      status: lenientObject({ type: looseText }),
    }),
  ),
  team: espnTeamSchema,
});

const venueSchema = lenientObject({
  fullName: looseText,
  displayName: looseText,
  address: lenientObject({ city: looseText }),
  indoor: looseFlag,
});

const weatherSchema = lenientObject({
  displayValue: looseText,
  conditionId: looseText,
  temperature: number,
  highTemperature: number,
  windSpeed: number,
  windDirection: looseText,
  humidity: number,
});

/** What happened in a soccer match: goals, cards, kicks of a shoot-out. */
const happeningSchema = z.object({
  scoringPlay: looseFlag,
  shootout: looseFlag,
  clock: lenientObject({ displayValue: looseText }),
  team: lenientObject({ id: looseText }),
});

/** The market is a text on scoreboards and a block in other answers, with different names. */
const broadcastSchema = z.object({
  market: raw,
  names: z.array(z.unknown()).optional().catch(undefined),
  media: lenientObject({ shortName: looseText }),
});

const seriesList = usableList(z.object({ type: looseText, summary: looseText }));

const competitionSchema = z.object({
  notes: usableList(noteSchema),
  /** Soccer: "MLS Cup Playoffs, Round One". */
  altGameNote: looseText,
  broadcasts: usableList(broadcastSchema),
  geoBroadcasts: usableList(broadcastSchema),
  /** National channels in one text: "NBC/Peacock". */
  broadcast: looseText,
  /** One, or several. */
  series: z
    .unknown()
    .transform((value) => seriesList.parse(Array.isArray(value) ? value : [value]))
    .optional(),
  date: looseText,
  details: usableList(happeningSchema),
  timeValid: looseFlag,
  neutralSite: looseFlag,
  format: lenientObject({ regulation: lenientObject({ periods: number }) }),
  competitors: withoutNulls(z.array(competitorSchema).length(2)),
  leaders: leadersSchema,
  status: espnGameStatus,
  venue: venueSchema,
  weather: weatherSchema,
  odds: usableList(oddsSchema),
});

export const espnGameSchema = z.object({
  id: digits,
  date: looseText,
  shortName: looseText,
  season: lenientObject({ year: number, type: number, slug: looseText }),
  status: espnGameStatus,
  weather: weatherSchema,
  venue: venueSchema,
  competitions: withoutNulls(z.array(competitionSchema).min(1)),
});

export type EspnCompetition = z.output<typeof competitionSchema>;
export type EspnCompetitor = z.output<typeof competitorSchema>;
export type EspnHappening = z.output<typeof happeningSchema>;
export type EspnLeaders = z.output<typeof leadersSchema>;
export type EspnStatus = z.output<typeof espnGameStatus>;
export type EspnVenue = z.output<typeof venueSchema>;
export type EspnWeather = z.output<typeof weatherSchema>;
export type EspnEvent = z.output<typeof espnGameSchema>;
