import type { GameStage, GameStatus, Score } from '#domain/game/game.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { seasonOf } from '#domain/leagues/season.ts';
import { isPossibleScore } from '#domain/plausible/game.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import { type Parsed, parsedItem, refusedItem } from '../../reading/items.ts';
import type { EspnEvent, EspnStatus } from './schema.ts';

type EspnSeason = EspnEvent['season'];

/** ESPN names a soccer season across New Year by its first year, our files by its second: 2025-26 is 2025 there. */
export const namedByStart = (league: League): boolean =>
  LEAGUES[league].sport === 'soccer' && LEAGUES[league].season.named === 'endYear';

/** Season as our files count it. If the year does not fit the date, the date decides. */
export function readSeasonYear(league: League, season: EspnSeason, time: Date): number {
  const dated = seasonOf(league, time.toISOString().slice(0, 10));
  if (season?.year === undefined) return dated;
  const year = season.year + (namedByStart(league) ? 1 : 0);
  return Number.isInteger(year) && Math.abs(year - dated) <= 1 ? year : dated;
}

/** ESPN's season types: 1 preseason, 2 regular, 3 postseason, 4 off-season, 5 NBA play-in. */
const PRESEASON = 1;
const POSTSEASON = 3;

/** Soccer has a number per round: MLS rounds are recognized by name, Europe's leagues have none. */
export function isPostseason(league: League, season: EspnSeason): boolean {
  const { playoffs } = FEED_FACTS[league].espn;
  if (playoffs) return playoffs.test(season?.slug ?? '');
  return LEAGUES[league].sport !== 'soccer' && season?.type === POSTSEASON;
}

export function isPreseason(league: League, season: EspnSeason): boolean {
  return LEAGUES[league].sport !== 'soccer' && season?.type === PRESEASON;
}

/** Not played, stopped, or awarded: no counted result. ESPN may give these any state. */
const OFF =
  /POSTPONED|CANCEL|SUSPENDED|ABANDONED|UNCONTESTED|NO_CONTEST|DELETED|FORFEIT|WALKOVER|AWARD|_AWD\b|_VOID/;
/** Played to an end in any way: overtime, extra time, penalties. */
const OVER = /FINAL|FULL_TIME/;
const WAITING = /SCHEDULED|PRE_?GAME|TBD/;

function statusOf(type: NonNullable<NonNullable<EspnStatus>['type']>): GameStatus | undefined {
  const name = type.name?.toUpperCase() ?? '';
  const state = type.state?.toLowerCase();
  if (OFF.test(name)) return 'postponed';
  if (state === 'pre') return 'scheduled';
  if (state === 'in') return type.completed ? undefined : 'live';
  if (state === 'post') return type.completed || OVER.test(name) ? 'final' : undefined;
  if (OVER.test(name)) return 'final';
  return WAITING.test(name) ? 'scheduled' : undefined;
}

/** The game's stage. A live or final game without a plausible score is refused. */
export function readEspnStage(status: EspnStatus, score: Score | undefined): Parsed<GameStage> {
  const type = status?.type;
  if (!type) return refusedItem('no status');
  const stage = statusOf(type);
  if (!stage) return refusedItem(`status not understood: ${type.name ?? 'unnamed'}, ${type.state}`);
  if (stage === 'scheduled') return parsedItem({ status: stage });
  const detail = type.detail ?? type.shortDetail ?? type.description ?? '';
  if (stage === 'postponed') return parsedItem({ status: stage, detail: detail || 'Postponed' });
  if (!score) return refusedItem(`${stage} without a score that is a whole number in range`);
  return parsedItem({ status: stage, score, detail });
}

/** A side's score: a whole number, as text, number or `{ value }`. Undefined for anything else. */
export function readGameScore(value: unknown, league: League): number | undefined {
  const inner =
    typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
  const digits = typeof inner === 'string' && /^\s*\d{1,3}(\.0+)?\s*$/.test(inner);
  const score = digits ? Number(inner) : inner;
  return typeof score === 'number' && isPossibleScore(score, league) ? score : undefined;
}
