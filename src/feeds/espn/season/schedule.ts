import type { SeasonFixture } from '#domain/season/seasonFixture.ts';
import { type Parsed, parsedItem } from '../../reading/items.ts';
import type { Quarantined } from '../../source.ts';
import { eachEvent } from '../eachEvent.ts';
import { teamLeagueMark } from '../ofLeague.ts';
import { parseSeasonEvent, type SeasonContext } from './fixture.ts';

/** Games of one answer: a month's list, or a team's schedule. */
export interface SchedulePart {
  readonly fixtures: readonly SeasonFixture[];
  readonly quarantined: readonly Quarantined[];
}

/** The parts of one answer, each game parsed on its own. Refused if it is no list of games, or another league's. */
export function parseSchedule(answer: unknown, context: SeasonContext): Parsed<SchedulePart> {
  const each = eachEvent(answer, teamLeagueMark(context.league), (event) =>
    parseSeasonEvent(event, context),
  );
  if (!each.ok) return each;
  const fixtures: SeasonFixture[] = [];
  const quarantined: Quarantined[] = [...each.value.beyond];
  for (const { item, result } of each.value.results) {
    if (!result.ok) quarantined.push({ item, reason: result.reason });
    else if (result.value) fixtures.push(result.value);
  }
  return parsedItem({ fixtures, quarantined });
}

const isOpen = ({ status }: SeasonFixture): boolean =>
  status === 'postponed' || status === 'canceled';

/** Whose word of two on the same game holds: a listing that is still on, else the later one. */
const better = (one: SeasonFixture, other: SeasonFixture): SeasonFixture =>
  isOpen(other) && !isOpen(one) ? one : other;

/** The meeting of two sides at a known minute. */
const meetingOf = ({ home, away, start }: SeasonFixture): string =>
  JSON.stringify([home.name, away.name, start]);

/**
 * Every game once, by its number and by its sides and start: lists of neighboring months share games of the border, and a game may
 * be listed under two numbers.
 */
export function eachOnce(fixtures: readonly SeasonFixture[]): readonly SeasonFixture[] {
  const byNumber = new Map<string, SeasonFixture>();
  for (const fixture of fixtures) {
    const known = byNumber.get(fixture.sourceId);
    byNumber.set(fixture.sourceId, known ? better(known, fixture) : fixture);
  }
  const meetings = new Map<string, SeasonFixture>();
  const others: SeasonFixture[] = [];
  for (const fixture of byNumber.values()) {
    if (!fixture.timeKnown || fixture.start === undefined) others.push(fixture);
    else if (!meetings.has(meetingOf(fixture))) meetings.set(meetingOf(fixture), fixture);
  }
  return [...meetings.values(), ...others];
}
