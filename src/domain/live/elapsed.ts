import { LEAGUES, type League } from '../leagues/league.ts';
import type { GameState } from './gameState.ts';

interface Format {
  /** Periods of regulation, and how long each and an overtime is, seconds. */
  readonly periods: number;
  readonly seconds: number;
  readonly overtime: number;
}

const HALVES: Format = { periods: 2, seconds: 1200, overtime: 300 };
const HOCKEY: Format = { periods: 3, seconds: 1200, overtime: 1200 };
const QUARTERS: Format = { periods: 4, seconds: 900, overtime: 600 };

/** The leagues' rules of play, 2026. */
const FORMATS: Partial<Record<League, Format>> = {
  NBA: { periods: 4, seconds: 720, overtime: 300 },
  WNBA: { periods: 4, seconds: 600, overtime: 300 },
  NCAAB: HALVES,
};

/** Periods of regulation and their seconds in a league with a clock that counts down. */
export function liveFormatOf(league: League): Format {
  const { sport } = LEAGUES[league];
  return FORMATS[league] ?? (sport === 'hockey' ? HOCKEY : QUARTERS);
}

const INNINGS = 9;
const OUTS = 3;
const MINUTES = 90;

const clamped = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

function share(league: League, state: GameState): number {
  if (state.sport === 'soccer') return clamped(state.minute, MINUTES) / MINUTES;
  if (state.sport === 'baseball') {
    const halves = 2 * (state.inning - 1) + (state.bottom ? 1 : 0);
    return (halves + clamped(state.outs, OUTS) / OUTS) / (2 * INNINGS);
  }
  const { periods, seconds, overtime } = liveFormatOf(league);
  const regular = Math.min(state.period, periods);
  const extra = state.period - regular;
  if (extra === 0) {
    return (regular - clamped(state.secondsLeft, seconds) / seconds) / periods;
  }
  const played = (extra - 1) * overtime + overtime - clamped(state.secondsLeft, overtime);
  return 1 + played / (periods * seconds);
}

/** Share of the regular playing time that is over, to four digits; above 1 in overtime and extra innings. */
export const elapsedOf = (league: League, state: GameState): number =>
  Number(Math.max(0, share(league, state)).toFixed(4));
