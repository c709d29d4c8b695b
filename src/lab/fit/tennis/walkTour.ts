import type { Tour } from '#engine/tennis/match.ts';
import type { TennisParams } from '#engine/tennis/params.ts';
import type { TennisFilterName } from '#engine/tennis/player.ts';
import {
  learnMeeting,
  prepareMeeting,
  startTennisState,
  type TennisRatingsState,
} from '#engine/tennis/state.ts';
import { walkForward } from '../walkForward.ts';
import type { FileMatch } from './row.ts';

/** A match's forecast, made before learning from the match. */
export interface TourCall {
  readonly match: FileMatch;
  readonly lines: { readonly win: number };
  readonly results: { readonly win: number };
  readonly which: TennisFilterName;
  /** Both players' effects on the share of points won on serve. */
  readonly serviceA: { readonly mean: number; readonly variance: number };
  readonly serviceB: { readonly mean: number; readonly variance: number };
}

/** Walks a tour from its first match in the order of play: forecasts each match, then learns from it. */
export function walkTour(
  tour: Tour,
  matches: readonly FileMatch[],
  params: TennisParams,
): { readonly state: TennisRatingsState; readonly calls: readonly TourCall[] } {
  const state = startTennisState(tour, params);
  const calls = walkForward(matches, {
    ask(match) {
      const meeting = prepareMeeting(state, match);
      const { a, b } = meeting;
      return { match, ...meeting, serviceA: { ...a.service }, serviceB: { ...b.service } };
    },
    learn: (match, meeting) => learnMeeting(state, meeting, match),
  });
  return { state, calls };
}
