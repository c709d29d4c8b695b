import { InputError } from '#domain/numbers/inputError.ts';
import { FOOTBALL_POSITIONS, type FootballPosition } from './box.ts';
import type { FootballParams } from './params.ts';

/** One who may share the ball, as he is expected to if he plays. */
export interface FootballSquadPlayer {
  readonly playerId: string;
  readonly position: FootballPosition;
  /** Chance to play, 0 to 1. */
  readonly chance: number;
  /** His share of his side's targets and carries with everybody there, 0 to 1, and its squared coefficient of variation. */
  readonly targets: number;
  readonly targetSpread: number;
  readonly carries: number;
  readonly carrySpread: number;
  /** Chance to catch a target, against this defense. Yards of a catch and of a run; touchdowns per target and per carry. */
  readonly catching: number;
  readonly catchYards: number;
  readonly catchTouchdowns: number;
  readonly carryYards: number;
  readonly carryTouchdowns: number;
}

/** A quarterback; the first of the list that is in starts. He is among the players too. */
export interface SquadPasser {
  readonly playerId: string;
  /** Factors of completions and yards of a completion. */
  readonly completing: number;
  readonly gaining: number;
  /** Interceptions per attempt. */
  readonly intercepted: number;
}

/** One side before a game: who may play, and how it plays. */
export interface FootballSquad {
  readonly params: FootballParams;
  /** What the side adds to the usual plays, and to the usual share of passes. */
  readonly plays: number;
  readonly passing: number;
  readonly players: readonly FootballSquadPlayer[];
  readonly passers: readonly SquadPasser[];
  /** How its positions share the ball. */
  readonly targetGroup: Readonly<Record<FootballPosition, number>>;
  readonly carryGroup: Readonly<Record<FootballPosition, number>>;
  /** Who kicks, and the id under which its defense scores; absent draws no line. */
  readonly kickerId?: string;
  readonly defenseId?: string;
}

const SHARE = [0, 1] as const;
const PLAYER_LIMITS = {
  chance: SHARE,
  targets: SHARE,
  targetSpread: [0, 50],
  carries: SHARE,
  carrySpread: [0, 50],
  catching: SHARE,
  catchYards: [0, 40],
  catchTouchdowns: SHARE,
  carryYards: [-5, 20],
  carryTouchdowns: SHARE,
} as const satisfies Partial<Record<keyof FootballSquadPlayer, readonly [number, number]>>;
const PASSER_LIMITS = { completing: [0.2, 3], gaining: [0.2, 3], intercepted: SHARE } as const;

/** Checks a squad of unknown origin. Throws an InputError that names the first figure missing, not finite or out of range. */
export function checkFootballSquad(squad: FootballSquad, side: string): void {
  within(squad.plays, `${side}.plays`, -25, 25);
  within(squad.passing, `${side}.passing`, -0.4, 0.4);
  for (const position of FOOTBALL_POSITIONS) {
    within(squad.targetGroup[position], `${side}.targetGroup.${position}`, ...SHARE);
    within(squad.carryGroup[position], `${side}.carryGroup.${position}`, ...SHARE);
  }
  const ids = new Set<string>();
  squad.players.forEach((player, index) => {
    const name = `${side}.players[${index}]`;
    if (ids.has(player.playerId)) refuse(`${name}.playerId`, `${player.playerId} is there twice`);
    ids.add(player.playerId);
    if (!FOOTBALL_POSITIONS.includes(player.position))
      refuse(`${name}.position`, 'is none that is known');
    for (const [key, [least, most]] of Object.entries(PLAYER_LIMITS))
      within(player[key as keyof typeof PLAYER_LIMITS], `${name}.${key}`, least, most);
  });
  squad.passers.forEach((passer, index) => {
    const name = `${side}.passers[${index}]`;
    if (!ids.has(passer.playerId)) refuse(`${name}.playerId`, 'is not among the players');
    for (const [key, [least, most]] of Object.entries(PASSER_LIMITS))
      within(passer[key as keyof typeof PASSER_LIMITS], `${name}.${key}`, least, most);
  });
}

function within(value: unknown, name: string, least: number, most: number): void {
  if (typeof value !== 'number' || !(value >= least && value <= most))
    refuse(name, `${String(value)} is not a number from ${least} to ${most}`);
}

function refuse(name: string, problem: string): never {
  throw new InputError(`${name}: ${problem}`, name);
}
