import type { Announced, SideAhead } from '#domain/players/announced.ts';
import { type FootballPosition, footballPosition } from '../../football/box.ts';
import type { FootballParams } from '../../football/params.ts';
import { missedBy, playingChance, REGULAR_CHANCE } from '../../football/state/chance.ts';
import { snapsOf } from '../../football/state/expected.ts';
import type { FootballSituation } from '../../football/state/squadOf.ts';
import { playerIn, teamIn } from '../../football/state/state.ts';
import type { FootballMemory } from './state.ts';
import { defenseIdOf, KICKERS, kickerIdOf } from './unitIds.ts';

/** Nobody with a smaller chance is in a squad. */
const LEAST_CHANCE = 0.02;
/** Place of one whom no chart has. */
const NO_DEPTH = 9;

interface Named extends Announced {
  readonly role: FootballPosition;
}

/**
 * A side's situation from what is announced. A player's chance is that he is fit, times that his coach dresses him: by the fitted
 * table for who is on no report, by his team's games he missed and the chart. The quarterback who starts, and everybody once the
 * line-up is out, need no coach.
 */
export function footballSituation(
  memory: FootballMemory,
  params: FootballParams,
  ahead: SideAhead,
): FootballSituation {
  const { season, team, opponent } = ahead;
  const named = ahead.players.flatMap((one): Named[] => {
    const role = footballPosition(one.position) ?? memory.players[one.playerId]?.position;
    return role && !KICKERS.includes(one.position) ? [{ ...one, role }] : [];
  });
  const passers = named.filter(({ role }) => role === 'QB').sort(passersFirst(memory, team));
  const starter = passers.find(({ chance }) => chance > 0)?.playerId;
  const charted = named.some(({ depth }) => depth !== undefined);
  const before = teamIn(memory, team, season);
  const players = named.map((one) => {
    const depth = one.position === 'FB' ? 3 : Math.min(3, one.depth ?? 0);
    const known = playerIn(memory, one.playerId, one.role, team, season);
    const coach =
      ahead.lineUp === 'out' || one.playerId === starter || one.starts === true
        ? 1
        : playingChance(params, {
            status: '',
            missed: missedOf(memory, before.recent.length, one.playerId, ahead),
            charted: charted ? one.depth !== undefined : undefined,
            regular: snapsOf(known, params, depth) >= REGULAR_CHANCE,
          });
    return { playerId: one.playerId, position: one.role, chance: one.chance * coach, depth };
  });
  const there = players.filter(({ chance }) => chance >= LEAST_CHANCE);
  const ids = new Set(there.map(({ playerId }) => playerId));
  return {
    season,
    team,
    opponent,
    players: there,
    passers: passers.map(({ playerId }) => playerId).filter((id) => ids.has(id)),
    kickerId: kickerOf(memory, ahead),
    defenseId: defenseIdOf(team),
  };
}

/** Games missed; before a team's first of a season nobody who was with it has missed any. */
function missedOf(
  memory: FootballMemory,
  games: number,
  playerId: string,
  { team, season }: SideAhead,
): ReturnType<typeof missedBy> {
  if (games === 0 && memory.players[playerId]?.team === team) return '0';
  return missedBy(teamIn(memory, team, season), playerId);
}

/** Who starts, then by the chart, then who threw last; who is announced not to start comes last. */
function passersFirst({ passers }: FootballMemory, team: string) {
  const last = passers[team] ?? [];
  const place = ({ playerId, starts, depth }: Announced): number => {
    if (starts === true) return -1;
    const threw = last.indexOf(playerId);
    const lately = (threw < 0 ? NO_DEPTH : threw) / 10;
    return (starts === false ? 10 : 0) + (depth ?? NO_DEPTH) + lately;
  };
  return (one: Announced, other: Announced): number => place(one) - place(other);
}

/** Who kicks: the likeliest announced, else who kicked last, else somebody unknown. */
function kickerOf({ kickers }: FootballMemory, { team, players }: SideAhead): string {
  const last = kickers[team];
  const place = ({ playerId, chance, depth }: Announced): number =>
    10 * chance - (depth ?? NO_DEPTH) / 10 + (playerId === last ? 0.05 : 0);
  const [first] = players
    .filter(({ position, chance }) => KICKERS.includes(position) && chance > 0)
    .sort((one, other) => place(other) - place(one));
  return first?.playerId ?? last ?? kickerIdOf(team);
}
