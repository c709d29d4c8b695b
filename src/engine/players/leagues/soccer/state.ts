import type { FinalSide, PlayerFinal } from '#domain/players/playerFinal.ts';
import type { SoccerBox, SoccerLine } from '../../soccer/box.ts';
import { FULL } from '../../soccer/params.ts';
import { newSoccerState, type SoccerPlayer, type SoccerPlayersState } from '../../soccer/state.ts';
import { checkAlike, checkTable } from '../alike.ts';
import { moveKey, renamedIn } from '../renaming.ts';
import { soccerPosition } from './positions.ts';

/** Missed shots of a side, before any is seen. */
const MISSED_BEFORE = 11;
/** Minutes of a substitute where the feed does not count them: the usual ones. */
const SUBSTITUTE = 22;
/** Players without whom a side's box score says nothing. */
const LEAST_PLAYERS = 11;

export const noSoccerMemory = (): SoccerPlayersState => newSoccerState(MISSED_BEFORE);

const PLAYER: SoccerPlayer = {
  ...{ position: 'forward', team: '', season: 0, nineties: 0, assists: 0, countedNineties: 0 },
  ...{ shots: 0, goals: 0, starts: 0, fullStarts: 0, starting: 0, comingOn: 0 },
};
const TEAM = { season: 0, games: 0, missedFor: 0, missedAgainst: 0, players: [] };

/** Checks a state of unknown origin. Throws an InputError. */
export function readSoccerMemory(value: unknown): SoccerPlayersState {
  checkAlike(value, noSoccerMemory(), 'state');
  const memory = value as SoccerPlayersState;
  checkTable(memory.players, PLAYER, 'state.players');
  checkTable(memory.teams, TEAM, 'state.teams');
  return memory;
}

export function renameInSoccer(
  { players, teams }: SoccerPlayersState,
  from: string,
  to: string,
): void {
  if (players[to]) return;
  moveKey(players, from, to);
  for (const team of Object.values(teams)) team.players = renamedIn(team.players, from, to);
}

/**
 * A final as the model learns from it; undefined if a side has no eleven players. A starter whose minutes are not counted is taken
 * to have played them all.
 */
export function soccerBox(memory: SoccerPlayersState, final: PlayerFinal): SoccerBox | undefined {
  const home = linesOf(memory, final.home);
  const away = linesOf(memory, final.away);
  if (Math.min(home.length, away.length) < LEAST_PLAYERS) return undefined;
  return {
    season: final.season,
    home: { team: final.home.team, players: home },
    away: { team: final.away.team, players: away },
  };
}

const linesOf = ({ players }: SoccerPlayersState, { lines }: FinalSide): SoccerLine[] =>
  lines.flatMap(({ playerId, position, starter, stats }) => {
    const { goals = 0, assists = 0, shots } = stats;
    const minutes = stats.minutes ?? (starter === true ? FULL : SUBSTITUTE);
    if (minutes < 1) return [];
    return [
      {
        ...{ playerId, goals, assists },
        position: soccerPosition(position ?? '') ?? players[playerId]?.position ?? 'midfielder',
        started: starter ?? minutes > FULL / 2,
        minutes: Math.min(FULL, minutes),
        shots: shots === undefined ? undefined : Math.max(shots, goals),
      },
    ];
  });
