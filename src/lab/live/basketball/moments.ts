import type { League } from '#domain/leagues/league.ts';
import { liveFormatOf } from '#domain/live/elapsed.ts';
import type { LivePlayed, TestedMoment } from '../types.ts';
import type { BasketballGamePlays } from './readPlays.ts';
import { basketballScoreAt, overtimeScoreAt, type ScoreAtTime } from './scoreAt.ts';
import { testSeason } from './testSeason.ts';

export const BASKETBALL_PARTS = [
  'Q1',
  'Q2',
  'Q3',
  'Q4',
  '1st half',
  '2nd half',
  'last 2:00',
  'OT',
] as const;

/** Seconds from one moment of a game to the next, in its last two minutes, and in overtimes. */
const EVERY = 120;
const EVERY_LATE = 20;
const LATE = 120;

/**
 * A game as the report wants it. Moments lie at even distances by the clock, wherever a score changed: just after a basket the other
 * side has the ball, which a state does not tell.
 */
export function playedBasketball(league: League, game: BasketballGamePlays): LivePlayed {
  const { id, plays } = game;
  const { home = 0, away = 0 } = plays.at(-1) ?? {};
  const moments = [...regular(league, game), ...extra(league, game)];
  return { id, season: testSeason(league, game), home, away, moments };
}

function regular(league: League, game: BasketballGamePlays): TestedMoment[] {
  const format = liveFormatOf(league);
  const { periods, seconds } = format;
  const all = periods * seconds;
  const times: number[] = [];
  for (let left = all - 1 - phaseOf(game.id, EVERY); left > LATE; left -= EVERY) times.push(left);
  for (let left = LATE - phaseOf(game.id, EVERY_LATE); left > 0; left -= EVERY_LATE) {
    times.push(left);
  }
  return times.map((left) => {
    const later = Math.floor(left / seconds);
    const period = periods - later;
    const name = periods === 2 ? `${period === 1 ? '1st' : '2nd'} half` : `Q${period}`;
    return {
      ...stateOf(basketballScoreAt(game, format, left), period, left - later * seconds),
      part: left > LATE ? name : 'last 2:00',
      left: left / all,
    };
  });
}

function extra(league: League, game: BasketballGamePlays): TestedMoment[] {
  const { periods, seconds, overtime } = liveFormatOf(league);
  const last = game.plays.at(-1)?.period ?? periods;
  const moments: TestedMoment[] = [];
  for (let period = periods + 1; period <= last; period++) {
    for (let left = overtime - phaseOf(game.id, EVERY_LATE); left > 0; left -= EVERY_LATE) {
      moments.push({
        ...stateOf(overtimeScoreAt(game, periods, period, left), period, left),
        part: 'OT',
        left: left / (periods * seconds),
      });
    }
  }
  return moments;
}

const stateOf = ({ home, away }: ScoreAtTime, period: number, secondsLeft: number) => ({
  state: { sport: 'basketball' as const, home, away, period, secondsLeft },
});

/** Where a game's first moment lies, 0 to `most` − 1: other games, other times. */
function phaseOf(id: string, most: number): number {
  let sum = 0;
  for (let at = 0; at < id.length; at++) sum = (sum * 31 + id.charCodeAt(at)) % 10_007;
  return sum % most;
}
