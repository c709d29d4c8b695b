import type { Score } from '#domain/game/game.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { liveFormatOf } from '#domain/live/elapsed.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import { ordinal } from '#domain/words/ordinal.ts';
import { toldAt, type WorldGame } from './game.ts';
import { LASTS } from './makeGame.ts';

/** Where a game of a world stands in the middle of it, as a scoreboard tells it. */
export interface Playing {
  readonly score: Score;
  readonly period: number;
  readonly displayClock: string;
  readonly detail: string;
  readonly situation?: { readonly outs: number } | undefined;
}

type ClockAt = (league: League, share: number) => Omit<Playing, 'score'>;

const countdown: ClockAt = (league, share) => {
  const { periods, seconds } = liveFormatOf(league);
  const played = Math.floor(share * periods * seconds);
  const period = Math.floor(played / seconds) + 1;
  const left = seconds - (played % seconds);
  const displayClock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return { period, displayClock, detail: `${displayClock} - ${ordinal(period)}` };
};

const minutes: ClockAt = (_, share) => {
  const minute = Math.floor(90 * share);
  const displayClock = `${minute}'`;
  return { period: minute < 45 ? 1 : 2, displayClock, detail: displayClock };
};

const innings: ClockAt = (_, share) => {
  const halves = share * 18;
  const inning = Math.floor(halves / 2) + 1;
  const half = Math.floor(halves) % 2 === 0 ? 'Top' : 'Bottom';
  return {
    period: inning,
    displayClock: '0:00',
    detail: `${half} ${ordinal(inning)}`,
    situation: { outs: Math.floor((halves % 1) * 3) },
  };
};

/** A game under way by the minute: its clock goes evenly from its start to its end, and its score with it. Undefined at other times. */
export function playingAt(game: WorldGame, now: number): Playing | undefined {
  const { status, start } = toldAt(game, now);
  const final = game.changes.findLast(({ told }) => told.status === 'final')?.told.score;
  if (status !== 'live' || !final) return undefined;
  const { sport } = LEAGUES[game.league];
  const clockAt = sport === 'soccer' ? minutes : sport === 'baseball' ? innings : countdown;
  const share = clamp((now - start) / LASTS, 0, 0.999);
  return {
    score: { home: Math.floor(final.home * share), away: Math.floor(final.away * share) },
    ...clockAt(game.league, share),
  };
}
