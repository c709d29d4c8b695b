import type { ShownMatch } from '#contract/answers/tennis/prediction.ts';
import { surname } from '#domain/events/tennis/names.ts';
import type { PredictedMatch } from '#domain/events/tennis/predictedMatch.ts';
import { shortMonthDay } from '#domain/time/time.ts';
import { fitTitle } from '../../ui/fitTitle.ts';

/** Surnames of a match's players, by which two matches can look alike. */
const namesOf = ({ a, b }: PredictedMatch): string => `${surname(a.name)} vs. ${surname(b.name)}`;

/** "J. Cerundolo" */
const withInitial = (name: string): string =>
  name === surname(name) ? name : `${name.charAt(0)}. ${surname(name)}`;

/** The same with initials and the day: two pairs of brothers, or two meetings. */
const withDay = ({ a, b, startTime }: PredictedMatch): string =>
  `${withInitial(a.name)} vs. ${withInitial(b.name)}, ${shortMonthDay(startTime)}`;

/** The same with the number that ends the page's address: the same players twice on a day, or one match that feeds have twice. */
const withNumber = (match: PredictedMatch): string => `${withDay(match)}, match ${match.id}`;

/** How a match is named in its title: as shortly as no other match is. */
function titleNames(match: PredictedMatch, all: readonly PredictedMatch[]): string {
  const others = all.filter(({ id }) => id !== match.id);
  const isOwn = (nameOf: typeof namesOf) =>
    others.every((other) => nameOf(other) !== nameOf(match));
  return ([namesOf, withDay].find(isOwn) ?? withNumber)(match);
}

/**
 * Title and keywords of a match's page: "Clay vs. Dirt: odds and sets, 70–30".
 * @param all every match that has a page
 */
export function matchMeta(match: PredictedMatch, made: ShownMatch, all: readonly PredictedMatch[]) {
  const first = Math.round(made.homeWinProbability);
  return {
    title: fitTitle(
      `${titleNames(match, all)}: odds and sets, ${first}–${100 - first}`,
      `${titleNames(match, all)}: odds, ${first}–${100 - first}`,
    ),
    keywords: [
      `${match.a.name} vs ${match.b.name} prediction`,
      `${match.a.name} odds`,
      `${match.b.name} odds`,
      'tennis predictions',
    ],
  };
}
