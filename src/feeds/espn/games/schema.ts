import { z } from 'zod';
import {
  block,
  digits,
  flag,
  number,
  raw,
  text,
  usableList,
  withoutNulls,
} from '../../reading/fields.ts';
import { noteSchema, statusSchema, teamSchema } from './contestSchema.ts';
import { oddsSchema } from './oddsSchema.ts';

/** The parts of ESPN's scoreboard we read. What varies between leagues and years is optional here. */

const recordSchema = z.object({ name: text, type: text, summary: text });

/** A leader's position is a block, a probable starter's is text; only the block is read. */
const athleteSchema = block({
  id: text,
  displayName: text,
  position: block({ abbreviation: text }),
  team: block({ id: text }),
});

const leaderSchema = z.object({ athlete: athleteSchema });
const leadersSchema = usableList(z.object({ name: text, leaders: usableList(leaderSchema) }));

const competitorSchema = z.object({
  homeAway: text,
  score: raw,
  /** Scores period by period, if the feed has them. */
  linescores: usableList(z.object({ value: number, period: number })),
  /** Score of soccer's penalty shoot-out. */
  shootoutScore: number,
  records: usableList(recordSchema),
  record: usableList(recordSchema),
  leaders: leadersSchema,
  /** 99 for unranked teams; in a tournament its seeds. */
  curatedRank: block({ current: number }),
  probables: usableList(
    z.object({
      name: text,
      athlete: athleteSchema,
      status: block({ type: text }),
    }),
  ),
  team: teamSchema,
});

const venueSchema = block({
  fullName: text,
  displayName: text,
  address: block({ city: text }),
  indoor: flag,
});

const weatherSchema = block({
  displayValue: text,
  conditionId: text,
  temperature: number,
  highTemperature: number,
  windSpeed: number,
  windDirection: text,
  humidity: number,
});

/** What happened in a soccer match: goals, cards, kicks of a shoot-out. */
const happeningSchema = z.object({
  scoringPlay: flag,
  shootout: flag,
  clock: block({ displayValue: text }),
  team: block({ id: text }),
});

/** The market is a text on scoreboards and a block in other answers, with different names. */
const broadcastSchema = z.object({
  market: raw,
  names: z.array(z.unknown()).optional().catch(undefined),
  media: block({ shortName: text }),
});

const seriesList = usableList(z.object({ type: text, summary: text }));

const competitionSchema = z.object({
  notes: usableList(noteSchema),
  /** Soccer: "MLS Cup Playoffs, Round One". */
  altGameNote: text,
  broadcasts: usableList(broadcastSchema),
  geoBroadcasts: usableList(broadcastSchema),
  /** National channels in one text: "NBC/Peacock". */
  broadcast: text,
  /** One, or several. */
  series: z
    .unknown()
    .transform((value) => seriesList.parse(Array.isArray(value) ? value : [value]))
    .optional(),
  date: text,
  details: usableList(happeningSchema),
  timeValid: flag,
  neutralSite: flag,
  format: block({ regulation: block({ periods: number }) }),
  competitors: withoutNulls(z.array(competitorSchema).length(2)),
  leaders: leadersSchema,
  status: statusSchema,
  venue: venueSchema,
  weather: weatherSchema,
  odds: usableList(oddsSchema),
});

export const espnGameSchema = z.object({
  id: digits,
  date: text,
  shortName: text,
  season: block({ year: number, type: number, slug: text }),
  status: statusSchema,
  weather: weatherSchema,
  venue: venueSchema,
  competitions: withoutNulls(z.array(competitionSchema).min(1)),
});

export type EspnCompetition = z.output<typeof competitionSchema>;
export type EspnCompetitor = z.output<typeof competitorSchema>;
export type EspnHappening = z.output<typeof happeningSchema>;
export type EspnLeaders = z.output<typeof leadersSchema>;
export type EspnStatus = z.output<typeof statusSchema>;
export type EspnVenue = z.output<typeof venueSchema>;
export type EspnWeather = z.output<typeof weatherSchema>;
export type EspnEvent = z.output<typeof espnGameSchema>;
