import type { BoxLine } from '#domain/players/boxLine.ts';
import type { FinalSide, PlayerFinal } from '#domain/players/playerFinal.ts';
import {
  type FootballBox,
  type FootballLine,
  type FootballPosition,
  footballPosition,
} from '../../football/box.ts';
import type { FootballMemory } from './state.ts';

/** Passes from which somebody of whom nothing is known is taken for a quarterback. */
const PASSER = 5;
/** Passers of a team that are remembered. */
const PASSERS = 3;

/**
 * A final as the model learns from it: whoever threw, ran, or was thrown to. A box score has no snaps, so shares of them stay as
 * they are known, and who played without the ball is not in it.
 */
export const footballBox = (memory: FootballMemory, final: PlayerFinal): FootballBox => ({
  season: final.season,
  home: sideOf(memory, final.home),
  away: sideOf(memory, final.away),
});

const sideOf = (memory: FootballMemory, { team, score, lines }: FinalSide) => ({
  team,
  score,
  lines: lines.flatMap((line) => lineOf(memory, line) ?? []),
});

function lineOf({ players }: FootballMemory, line: BoxLine): FootballLine | undefined {
  const of = (name: string): number => line.stats[name] ?? 0;
  const attempts = of('passingAttempts');
  const carries = of('carries');
  const receptions = of('receptions');
  const targets = Math.max(of('targets'), receptions);
  if (attempts + carries + targets === 0) return undefined;
  const { playerId, position } = line;
  return {
    playerId,
    position:
      footballPosition(position ?? '') ??
      players[playerId]?.position ??
      (position === undefined ? guessed(attempts, carries, targets) : 'TE'),
    attempts,
    completions: of('completions'),
    passingYards: of('passingYards'),
    passingTouchdowns: of('passingTouchdowns'),
    interceptions: of('interceptions'),
    carries,
    rushingYards: of('rushingYards'),
    rushingTouchdowns: of('rushingTouchdowns'),
    targets,
    receptions,
    receivingYards: of('receivingYards'),
    receivingTouchdowns: of('receivingTouchdowns'),
  };
}

/** The likeliest position of one who did this. */
const guessed = (attempts: number, carries: number, targets: number): FootballPosition => {
  if (attempts >= PASSER) return 'QB';
  return carries > targets ? 'RB' : 'WR';
};

/** Remembers who kicked and who threw most. */
export function learnRoles(memory: FootballMemory, { team, lines }: FinalSide): void {
  const kicker = most(lines, 'kickerPoints');
  if (kicker !== undefined) memory.kickers[team] = kicker;
  const passer = most(lines, 'passingAttempts');
  if (passer !== undefined) addPasser(memory, team, passer);
}

/** Puts a team's passer of a game before those of its games before. */
export function addPasser({ passers }: FootballMemory, team: string, passer: string): void {
  const before = (passers[team] ?? []).filter((id) => id !== passer);
  passers[team] = [passer, ...before].slice(0, PASSERS);
}

/** Who has most of a stat; undefined if nobody has it. */
function most(lines: readonly BoxLine[], stat: string): string | undefined {
  const all = lines.flatMap(({ playerId, stats }) => {
    const value = stats[stat];
    return value === undefined ? [] : [{ playerId, value }];
  });
  return all.sort((one, other) => other.value - one.value)[0]?.playerId;
}
