import { type F1Session, sessionId, sessionName } from '#domain/events/f1/f1Session.ts';
import { teamMates } from '#domain/events/teamMates.ts';
import { answerOf, joinedAnswers, quarantinedAnswer } from '../../../eventAnswer.ts';
import type { EventAnswer } from '../../../eventSource.ts';
import { looseInstant } from '../../../reading/fields.ts';
import { itemName, shapeFault } from '../../../reading/items.ts';
import { readEspnVenue, readStatus } from '../schema.ts';
import { readerOf } from '../scoreboard.ts';
import { entrantDriver, raceResult, readCars, type TeamOf, UNNAMED } from './entrants.ts';
import { grandPrixName } from './grandPrix.ts';
import { type EspnEntrant, type EspnSession, sessionSchema, weekendSchema } from './schema.ts';
import { seatsOf } from './seats.ts';
import { sessionsOf } from './session.ts';

/** Formula 1's makes are its teams. */
const saidTeam = ({ vehicle, team }: EspnEntrant): string | undefined =>
  vehicle?.team ?? team?.displayName ?? vehicle?.manufacturer;

/** Teams of a session's cars. A car without one cannot be rated and is left out. */
function teamsIn(entrants: readonly EspnEntrant[]): TeamOf {
  const drivers = entrants.flatMap((one) => entrantDriver(one) ?? []);
  const said = new Map(
    entrants.flatMap((one) => {
      const [driver, team] = [entrantDriver(one), saidTeam(one)];
      return driver && team ? [[driver, team] as const] : [];
    }),
  );
  const seats = seatsOf([...new Set(drivers)], said);
  return (_, driver) => seats.get(driver);
}

/** Reads Grand Prix weekends: one event per session. Only races and sprints have cars. */
export const f1Reader = readerOf(weekendSchema, (weekend, item) => {
  const grandPrix = grandPrixName(weekend.name ?? weekend.shortName);
  if (!grandPrix) return quarantinedAnswer(item, 'no name');
  const venue = readEspnVenue(weekend.circuit);

  const readSession = (
    { date, type, status: said, timeValid, competitors = [] }: EspnSession,
    session: F1Session | undefined,
    at: string,
  ): EventAnswer => {
    const startTime = looseInstant(date);
    const status = readStatus(said);
    if (!session)
      return quarantinedAnswer(at, `session not understood: ${type?.abbreviation ?? 'unnamed'}`);
    if (!startTime) return quarantinedAnswer(at, 'no valid date');
    if (!status) return quarantinedAnswer(at, 'status not understood');
    const raced = session === 'race' || session === 'sprint';
    const cars = raced ? readCars(competitors, teamsIn(competitors)) : [];
    return answerOf({
      kind: 'race',
      sourceId: sessionId(startTime, session),
      league: 'F1',
      name: sessionName(grandPrix, session),
      startTime,
      timeKnown: timeValid !== false,
      status,
      venue,
      track: venue?.name ?? grandPrix,
      cars,
      matchups: teamMates(cars, UNNAMED),
      result: status === 'final' ? raceResult(competitors) : undefined,
    });
  };

  if (!weekend.competitions?.length) return quarantinedAnswer(item, 'no sessions');
  const read = weekend.competitions.map((value, index) => ({
    at: `${item}/${itemName(value, index)}`,
    shape: sessionSchema.safeParse(value),
  }));
  const known = read.flatMap(({ at, shape }) => (shape.success ? [{ at, data: shape.data }] : []));
  const kinds = sessionsOf(known.map(({ data }) => data));
  return joinedAnswers([
    ...known.map(({ at, data }, index) => readSession(data, kinds[index], at)),
    ...read.flatMap(({ at, shape }) =>
      shape.error ? [quarantinedAnswer(at, shapeFault(shape.error))] : [],
    ),
  ]);
});
