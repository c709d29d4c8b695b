import { namedContestSchema } from '#contract/namedContest.ts';
import { namedContests } from '#domain/check/shown/namedContest.ts';
import { ANSWER_KEYS } from './keys.ts';
import { item, type OnBreach, type RenderedSlate } from './rendering.ts';
import { type TimedText, timedList } from './timedText.ts';

/** Bouts, matches, races and tournaments that can be checked, by their names, each until it starts. */
export function renderNamedContests(
  { events }: RenderedSlate,
  refused: OnBreach,
): readonly (readonly [string, TimedText])[] {
  const pieces = events.flatMap((event) =>
    namedContests(event).flatMap((contest) =>
      item(namedContestSchema, { ...contest, id: contest.event }, refused, {
        until: Date.parse(contest.startTime),
      }),
    ),
  );
  return [[ANSWER_KEYS.namedContests, timedList(pieces)]];
}
