import { LEAGUES, type League } from '#domain/leagues/league.ts';
import type { GameState } from '#domain/live/gameState.ts';
import { howDecided } from '#domain/live/howDecided.ts';
import type { LiveStage } from '#domain/live/liveStage.ts';
import type { LiveTold } from '#domain/live/liveTold.ts';
import { type Parsed, parsedItem, refusedItem, shapeFault } from '../../reading/items.ts';
import { regulationScore } from '../games/regulation.ts';
import { readGameScore } from '../games/stage.ts';
import { baseballState } from './baseball.ts';
import { footballState } from './football.ts';
import { type LiveCompetitor, type LiveShape, liveEventSchema } from './schema.ts';
import { soccerState } from './soccer.ts';
import { isBetween, readLiveStage } from './stage.ts';
import { timedState } from './timed.ts';

function stateOf(league: League, shape: LiveShape, isOver: boolean): GameState | undefined {
  const { sport } = LEAGUES[league];
  if (sport === 'football') return footballState(shape);
  if (sport === 'baseball') return baseballState(shape, isOver);
  if (sport === 'soccer') return soccerState(shape, isOver);
  return timedState(sport, shape);
}

/** The last period of extra time. */
const EXTRA_TIME = 4;

/** Extra time and penalties are none of a soccer game that ends after 90 minutes. */
const isBeyond = (league: League, { status }: LiveShape): boolean =>
  LEAGUES[league].sport === 'soccer' && (status.period ?? 0) > 2;

/** The words of a game that went beyond 90 minutes: the feed's, or by its period. */
function longer(detail: string, { status }: LiveShape): string {
  if (howDecided(detail) !== undefined) return detail;
  return (status.period ?? 0) > EXTRA_TIME ? 'FT-Pens' : 'AET';
}

function sideAt(
  competitors: readonly LiveCompetitor[],
  where: 'home' | 'away',
): LiveCompetitor | undefined {
  const [side, ...more] = competitors.filter(({ homeAway }) => homeAway?.toLowerCase() === where);
  return more.length === 0 ? side : undefined;
}

/** The game as told, its score and clock as far as they are understood. */
function withState(
  league: League,
  told: Omit<LiveTold, 'state'>,
  shape: LiveShape,
): Omit<LiveTold, 'sourceId'> {
  const beyond = isBeyond(league, shape);
  const stage: LiveStage = beyond && told.stage !== 'off' ? 'ended' : told.stage;
  const goesOn = stage === 'ended' && told.stage !== 'ended';
  const detail = beyond && told.stage === 'ended' ? longer(told.detail, shape) : told.detail;
  const score = beyond ? regulationScore(shape, shape.score) : shape.score;
  const state = score && stateOf(league, { ...shape, score }, stage === 'ended');
  return { ...told, stage, detail, ...(goesOn && { goesOn }), ...(state && { state }) };
}

/** One event of a scoreboard as its game is played. Never throws, whatever the feed sends. */
export function parseTold(event: unknown, league: League): Parsed<LiveTold> {
  const read = liveEventSchema.safeParse(event);
  if (!read.success) return refusedItem(shapeFault(read.error));
  const { id: sourceId, competitions } = read.data;
  const [competition] = competitions;
  const status = competition?.status ?? read.data.status;
  const stage = readLiveStage(status);
  if (!competition || !status || !stage) return refusedItem('status not understood');
  const { detail = status.type?.shortDetail ?? '' } = status.type ?? {};
  const between = stage === 'playing' && isBetween(status);
  const told = { sourceId, stage, detail, between };
  if (stage === 'waiting' || stage === 'off') return parsedItem(told);
  const home = sideAt(competition.competitors, 'home');
  const away = sideAt(competition.competitors, 'away');
  if (!home || !away) return refusedItem('not one home and one away side');
  const score = {
    home: readGameScore(home.score, league),
    away: readGameScore(away.score, league),
  };
  if (score.home === undefined || score.away === undefined) {
    return refusedItem('no score that is a whole number in range');
  }
  const shape: LiveShape = {
    home,
    away,
    score: { home: score.home, away: score.away },
    status,
    situation: competition.situation,
    happenings: competition.details ?? [],
    between,
  };
  return parsedItem({ sourceId, ...withState(league, told, shape) });
}
