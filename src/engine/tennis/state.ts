import { forecastMeeting, learnMatch, type Players, playerOf, recordMeeting } from './filter.ts';
import type { TennisForecast } from './forecast.ts';
import type { PlayedMatch, TennisFixture, Tour } from './match.ts';
import type { TennisParams } from './params.ts';
import type { TennisFilterName, TennisPlayerRating } from './player.ts';
import { learnService } from './service.ts';

/** A tour's ratings while they are worked on. */
export interface TennisRatingsState {
  readonly tour: Tour;
  readonly params: TennisParams;
  readonly players: Players;
  /** Day of the last match, days since 1970-01-01. */
  day: number;
  /** Share of recent matches that had a closing line, 0–1. */
  lineShare: number;
}

/** A match before the first ball: both players on the day, and each filter's forecast. */
interface Meeting {
  readonly a: TennisPlayerRating;
  readonly b: TennisPlayerRating;
  readonly lines: TennisForecast;
  readonly results: TennisForecast;
  /** The filter that speaks. */
  readonly which: TennisFilterName;
}

/** A tour's state before its first match. */
export const startTennisState = (tour: Tour, params: TennisParams): TennisRatingsState => ({
  tour,
  params,
  players: new Map(),
  day: 0,
  lineShare: 0,
});

/** Weight of one match in the share of matches with lines: about the last 500 count. */
const RECENT = 1 / 500;
/** If a smaller share of matches is priced, the results filter is used. */
const TRUSTED = 0.5;

/** The filter that is trusted with the lines that there have been lately. */
const speaking = ({ lineShare }: Pick<TennisRatingsState, 'lineShare'>): TennisFilterName =>
  lineShare >= TRUSTED ? 'lines' : 'results';

/** Brings both players to the day of a match and lets both filters forecast it. Changes the players: once a match. */
export function prepareMeeting(state: TennisRatingsState, fixture: TennisFixture): Meeting {
  const { players, params } = state;
  const a = playerOf(players, fixture.a, fixture.day, params);
  const b = playerOf(players, fixture.b, fixture.day, params);
  return {
    a,
    b,
    lines: forecastMeeting('lines', a, b, fixture, params.lines),
    results: forecastMeeting('results', a, b, fixture, params.results),
    which: speaking(state),
  };
}

/** Learns from a match after `prepareMeeting`. Matches must come in order of play. */
export function learnMeeting(
  state: TennisRatingsState,
  meeting: Meeting,
  match: PlayedMatch,
): void {
  const { a, b } = meeting;
  const { lines, results, points } = state.params;
  learnMatch('lines', a, b, match, lines);
  learnMatch('results', a, b, match, results);
  learnService(a.service, b.service, match, meeting[meeting.which].win, points);
  recordMeeting(a, b, match);
  state.day = Math.max(state.day, match.day);
  state.lineShare += RECENT * ((match.close === undefined ? 0 : 1) - state.lineShare);
}
