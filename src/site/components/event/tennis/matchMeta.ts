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

/** How a match is named in its title: with initials and the day where another match has the same surnames. */
function titleNames(match: PredictedMatch, all: readonly PredictedMatch[]): string {
  const isTwin = (other: PredictedMatch) =>
    other.id !== match.id && namesOf(other) === namesOf(match);
  if (!all.some(isTwin)) return namesOf(match);
  return `${withInitial(match.a.name)} vs. ${withInitial(match.b.name)}, ${shortMonthDay(match.startTime)}`;
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
