import type { Score } from '#domain/game/game.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { isCalledEarly, periodsOf } from '#domain/record/calledEarly.ts';
import type { EspnCompetitor, EspnStatus } from './schema.ts';

/** "Final/6", "F/5": innings played. "Final/OT" and "Final/2OT" do not name innings. */
const AFTER = /\bF(?:inal)?\/(\d{1,2})(?!\w)/i;

const countOf = ({ linescores = [] }: EspnCompetitor): number => linescores.length;

/**
 * Innings played; half an inning fewer if the home side did not bat in the last. A single number below the listed innings is a
 * mistake.
 */
function inningsOf(status: EspnStatus, home: EspnCompetitor, away: EspnCompetitor) {
  const { detail, shortDetail } = status?.type ?? {};
  const said = AFTER.exec(detail ?? '') ?? AFTER.exec(shortDetail ?? '');
  const innings = said ? Number(said[1]) : status?.period;
  if (innings === undefined || (!said && countOf(away) > innings)) return undefined;
  const halfLess = countOf(away) === innings && countOf(home) === innings - 1;
  return halfLess ? innings - 0.5 : innings;
}

/** Quarters, halves or thirds, if the status and both sides' lists agree: a single number may be a mistake. */
function periodsPlayed(status: EspnStatus, home: EspnCompetitor, away: EspnCompetitor) {
  const { period } = status ?? {};
  return period === countOf(home) && period === countOf(away) ? period : undefined;
}

/** A finished game in the feed's form. */
interface Over {
  readonly league: League;
  readonly season: number;
  readonly score: Score;
  readonly status: EspnStatus;
  /** Periods of the whole game, if the feed says so. */
  readonly whole: number | undefined;
  readonly home: EspnCompetitor;
  readonly away: EspnCompetitor;
}

/** Periods played in a game that was called early; innings include halves; undefined for a whole game. */
export function readCalledAfter(over: Over): number | undefined {
  const { league, season, score, status, home, away } = over;
  const baseball = LEAGUES[league].sport === 'baseball';
  const played = (baseball ? inningsOf : periodsPlayed)(status, home, away);
  if (played === undefined || !Number.isInteger(2 * played) || played <= 0) return undefined;
  const usual = periodsOf(league, season, played);
  // A feed may know of a shorter game than the rules say, never of a longer one.
  const whole = over.whole && over.whole >= 1 && over.whole < usual ? over.whole : usual;
  return isCalledEarly(league, played, whole, score) ? played : undefined;
}
