import { namedContestsSchema } from '#contract/namedContest.ts';
import { checkPathOf } from '#domain/check/links.ts';
import type { GameChoice } from '#domain/check/shown/gameChoice.ts';
import { legName } from '#domain/check/shown/legName.ts';
import type { NamedContest } from '#domain/check/shown/namedContest.ts';
import type { ShownContest } from '#domain/check/shown/shownContest.ts';
import type { FittingContest } from '#domain/check/shown/typedEvent.ts';
import { cardTime } from '#domain/time/time.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { timedList } from '#slate/answers/timedText.ts';
import type { Site } from '#wiring';
import { readPageAnswer } from '../readAnswer.ts';
import { byLastName } from './shownEvent.ts';

/** Fights, matches, races and tournaments to come with figures, by their names. */
export const upcomingContests = (site: Site, now: Date): Promise<readonly NamedContest[]> =>
  readPageAnswer(
    site,
    ANSWER_KEYS.namedContests,
    { answer: namedContestsSchema },
    now,
    timedList([]),
  );

/** A contest as a bet of it is named. */
const nameable = ({ sides, ...contest }: NamedContest): ShownContest => ({
  ref: `e${contest.event}`,
  part: contest.part,
  name: contest.name,
  startTime: contest.startTime,
  timeKnown: contest.timeKnown,
  path: '',
  ...(sides && { sides: [byLastName({ name: sides[0] }), byLastName({ name: sides[1] })] }),
  ...(contest.entrants && { entrants: contest.entrants }),
  found: { problem: 'unknown', text: '' },
});

/** A typed bet on a contest, named, as the check of the legs that stand and of this one. */
export const contestChoice = (
  { contest, leg }: FittingContest,
  now: Date,
  legs: readonly FittingContest['leg'][],
): GameChoice => {
  const { sides } = contest;
  const shown = nameable(contest);
  const pair = shown.sides?.map(({ shortName }) => shortName).join(' vs. ');
  return {
    name: `${sides && pair !== undefined ? pair : contest.name}: ${legName(leg, shown)}`,
    when: cardTime({ gameTime: contest.startTime, timeKnown: contest.timeKnown }, now),
    league: contest.league,
    href: checkPathOf(...legs, leg),
  };
};
