import type { SeasonFixture } from '#domain/season/seasonFixture.ts';
import { type CalendarDate, easternDate } from '#domain/time/time.ts';

/** A season's games as they stood on the morning of a day gone by: what was played since is still to come. */
export const fixturesBefore = (
  fixtures: readonly SeasonFixture[],
  day: CalendarDate,
): readonly SeasonFixture[] =>
  fixtures.map((fixture) => {
    if (fixture.status !== 'final' || fixture.start === undefined) return fixture;
    if (easternDate(fixture.start) < day) return fixture;
    const { score: _, ended: __, shootoutWinner: ___, ...facts } = fixture;
    return { ...facts, status: 'scheduled' };
  });
