import type { League } from '#domain/leagues/league.ts';
import type { Announced, SideAhead } from '#domain/players/announced.ts';
import type { KnownStarter } from '#domain/starters/availability.ts';
import { starterKey } from '#domain/starters/starterKey.ts';
import { easternDate } from '#domain/time/time.ts';
import type { RosterPlayer } from '#feeds/playerReports.ts';
import type { StoredLineUp } from './store/announced.ts';
import type { StoredPlayer } from './store/players.ts';

/** A report read longer ago says nothing. */
const REPORT_SERVES_MS = 86_400_000;
/** Chance of a player who is listed out but may be back by the day of the game: the report leaves it open. */
const MAY_BE_BACK = 0.5;

/** Positions of the one player per side whom feeds announce. */
const STARTING: Partial<Record<League, readonly string[]>> = {
  NFL: ['QB'],
  MLB: ['SP', 'P'],
  NHL: ['G'],
};
const PITCHERS = ['SP', 'P', 'RP'];

/** What is known of a side's players before a game. */
interface KnownOfSide {
  readonly league: League;
  /** Start of the game, ISO 8601. */
  readonly gameTime: string;
  readonly now: Date;
  /** Whoever is expected by its last games. */
  readonly expected: readonly Announced[];
  /** Its roster; undefined: not read lately. */
  readonly roster: readonly RosterPlayer[] | undefined;
  /** Players of the league by id, with what the report says of them. */
  readonly players: ReadonlyMap<string, StoredPlayer>;
  readonly lineUp: StoredLineUp | undefined;
  /** The quarterback, pitcher or goalie who starts. */
  readonly starter: KnownStarter | undefined;
}

/** What a report of the last day says of a player; undefined if nothing. */
export const reportOn = (player: StoredPlayer | undefined, now: Date) =>
  player?.status !== undefined &&
  player.chance !== undefined &&
  player.toldAt !== undefined &&
  now.getTime() - Date.parse(player.toldAt) <= REPORT_SERVES_MS
    ? { status: player.status, chance: player.chance, returns: player.returns }
    : undefined;

/** His chance to be fit by the report; 1 if he is not on it. */
function fitness({ players, gameTime, now }: KnownOfSide, playerId: string): number {
  const report = reportOn(players.get(playerId), now);
  if (!report) return 1;
  const { chance, returns } = report;
  const day = easternDate(gameTime);
  const back = returns !== undefined && returns > easternDate(now) && returns <= day;
  return back ? Math.max(chance, MAY_BE_BACK) : chance;
}

/** The roster, or without one whoever is expected; who is not active has no chance to play. */
function pool(known: KnownOfSide): readonly Announced[] {
  const base =
    known.roster?.map(
      ({ playerId, position, inactive, depth }): Announced => ({
        playerId,
        position: position || (known.players.get(playerId)?.position ?? ''),
        chance: inactive === undefined ? 1 : 0,
        ...(depth !== undefined && { depth }),
      }),
    ) ?? known.expected;
  return base.map((one) => ({ ...one, chance: one.chance * fitness(known, one.playerId) }));
}

/** The announced starter starts, and nobody else of his position does. Nothing if he is not among them. */
function withStarter(known: KnownOfSide, players: readonly Announced[]): readonly Announced[] {
  const { league, starter } = known;
  const positions = STARTING[league];
  if (!starter || !positions) return players;
  const key = starterKey(league, starter.name);
  const nameOf = (id: string) =>
    known.roster?.find(({ playerId }) => playerId === id)?.name ?? known.players.get(id)?.name;
  const isHe = ({ playerId }: Announced): boolean => {
    const name = nameOf(playerId);
    return name !== undefined && starterKey(league, name) === key;
  };
  const rivals = players.filter(({ position }) => positions.includes(position));
  const he = rivals.find(isHe) ?? players.find(isHe);
  if (!he) return players;
  return players.map((one) => {
    if (one === he) return { ...one, starts: true };
    return rivals.includes(one) ? { ...one, starts: false } : one;
  });
}

/** Who is on the line-up starts, in its order; who is on its bench does not. Who is on neither does not play, if it has a bench. */
function ofLineUp(
  { league }: KnownOfSide,
  { starters, bench }: StoredLineUp,
  players: readonly Announced[],
): readonly Announced[] {
  const byId = new Map(players.map((one) => [one.playerId, one]));
  const batters = starters.filter(({ position }) => !PITCHERS.includes(position));
  const slots = new Map(
    league === 'MLB' ? batters.slice(0, 9).map(({ playerId }, at) => [playerId, at + 1]) : [],
  );
  const named = (one: RosterPlayer, starts: boolean): Announced => {
    const slot = slots.get(one.playerId);
    return {
      position: one.position,
      ...byId.get(one.playerId),
      playerId: one.playerId,
      chance: 1,
      starts,
      ...(slot !== undefined && { slot }),
    };
  };
  const told = [
    ...starters.map((one) => named(one, true)),
    ...bench.map((one) => named(one, false)),
  ];
  const ids = new Set(told.map(({ playerId }) => playerId));
  const others = players.filter(({ playerId }) => !ids.has(playerId));
  return [
    ...told,
    ...others.map((one) => ({
      ...one,
      starts: false,
      ...(bench.length > 0 && { chance: 0 }),
    })),
  ];
}

/** Who may play for a side, and how sure that is. */
export function announcedOf(known: KnownOfSide): Pick<SideAhead, 'players' | 'lineUp'> {
  const players = withStarter(known, pool(known));
  const { lineUp } = known;
  return lineUp && lineUp.starters.length > 0
    ? { players: ofLineUp(known, lineUp, players), lineUp: 'out' }
    : { players, lineUp: 'expected' };
}
