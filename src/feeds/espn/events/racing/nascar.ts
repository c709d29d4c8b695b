import type { RaceEvent } from '#domain/events/race.ts';
import { teamMates } from '#domain/events/teamMates.ts';
import { answerOf, quarantinedAnswer } from '../../../eventAnswer.ts';
import { looseInstant } from '../../../reading/fields.ts';
import { itemName, shapeFault } from '../../../reading/items.ts';
import { espnVenueSchema, readEspnVenue, readStatus } from '../schema.ts';
import { readerOf } from '../scoreboard.ts';
import { raceResult, readCars, type TeamOf, UNNAMED } from './entrants.ts';
import { cupTeam } from './knownTeams.ts';
import { sessionSchema, weekendSchema } from './schema.ts';
import { trackOf } from './tracks.ts';

type Series = Exclude<RaceEvent['league'], 'F1'>;

const OTHER_SESSION = /^(fp|q|pr|pole)|qual|practice/i;

const teamOf: TeamOf = ({ vehicle, team }, driver) =>
  vehicle?.team ?? team?.displayName ?? cupTeam(driver) ?? UNNAMED;

/** Reads a series' races: each weekend's race, without practice and qualifying. */
export const nascarReader = (series: Series) =>
  readerOf(weekendSchema, (weekend, item) => {
    const name = weekend.name ?? weekend.shortName;
    const sessions = (weekend.competitions ?? []).map((value, index) => ({
      at: `${item}/${itemName(value, index)}`,
      shape: sessionSchema.safeParse(value),
    }));
    const race =
      sessions.find(({ shape }) => /^race$/i.test(shape.data?.type?.abbreviation ?? '')) ??
      sessions.find(({ shape }) => !OTHER_SESSION.test(shape.data?.type?.abbreviation ?? ''));
    if (!name) return quarantinedAnswer(item, 'no name');
    if (!race) return quarantinedAnswer(item, 'no race');
    if (!race.shape.success) return quarantinedAnswer(race.at, shapeFault(race.shape.error));
    const { date, status: said, timeValid, competitors = [], venue: own } = race.shape.data;
    const startTime = looseInstant(date) ?? looseInstant(weekend.date);
    const status = readStatus(said) ?? readStatus(weekend.status);
    if (!startTime) return quarantinedAnswer(item, 'no valid date');
    if (!status) return quarantinedAnswer(item, 'status not understood');
    const venue = readEspnVenue(
      weekend.circuit ?? own ?? espnVenueSchema.parse(weekend.venues?.[0]),
    );
    const track = venue?.name ?? name;
    const known = trackOf(track);
    const cars = readCars(competitors, teamOf);
    return answerOf({
      kind: 'race',
      sourceId: `nascar-${weekend.id}`,
      league: series,
      name,
      startTime,
      timeKnown: timeValid !== false,
      status,
      venue,
      track,
      trackType: known?.kind,
      trackMiles: known?.miles,
      cars,
      matchups: teamMates(cars, UNNAMED),
      result: status === 'final' ? raceResult(competitors) : undefined,
    });
  });
