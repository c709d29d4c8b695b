import type { Stat } from '../gameLines.ts';

const own = (name: string, least = 0): Stat => ({ name, least, given: 'own' });
const other = (name: string, least = 0): Stat => ({ name, least, given: 'other' });

/** Every number of a football player's line. `plays` (1 or 0) says whether he was drawn in; no role tables it. */
export const FOOTBALL_STATS = [
  own('plays'),
  own('passingAttempts'),
  own('completions'),
  own('passingYards', -30),
  own('passingTouchdowns'),
  own('interceptions'),
  own('carries'),
  own('rushingYards', -30),
  own('targets'),
  own('receptions'),
  own('receivingYards', -30),
  own('rushingTouchdowns'),
  own('receivingTouchdowns'),
  own('touchdowns'),
  own('fieldGoals'),
  own('extraPoints'),
  own('kickerPoints'),
  other('sacks'),
  other('takeaways'),
  other('defenseTouchdowns'),
  other('defensePoints', -4),
] as const satisfies readonly Stat[];

const at = (name: string): number => FOOTBALL_STATS.findIndex((stat) => stat.name === name);

/** Where each number stands in a player's row. */
export const AT = {
  plays: at('plays'),
  attempts: at('passingAttempts'),
  completions: at('completions'),
  passingYards: at('passingYards'),
  passingTouchdowns: at('passingTouchdowns'),
  interceptions: at('interceptions'),
  carries: at('carries'),
  rushingYards: at('rushingYards'),
  targets: at('targets'),
  receptions: at('receptions'),
  receivingYards: at('receivingYards'),
  rushingTouchdowns: at('rushingTouchdowns'),
  receivingTouchdowns: at('receivingTouchdowns'),
  touchdowns: at('touchdowns'),
  fieldGoals: at('fieldGoals'),
  extraPoints: at('extraPoints'),
  kickerPoints: at('kickerPoints'),
  sacks: at('sacks'),
  takeaways: at('takeaways'),
  defenseTouchdowns: at('defenseTouchdowns'),
  defensePoints: at('defensePoints'),
} as const;

const PASSING = [
  AT.attempts,
  AT.completions,
  AT.passingYards,
  AT.passingTouchdowns,
  AT.interceptions,
];
const RUSHING = [AT.carries, AT.rushingYards];
const RECEIVING = [AT.targets, AT.receptions, AT.receivingYards];
const SCORING = [AT.rushingTouchdowns, AT.receivingTouchdowns, AT.touchdowns];

/** The numbers that each role has. */
export const ROLE_STATS = {
  QB: [...PASSING, ...RUSHING, ...SCORING],
  RB: [...RUSHING, ...RECEIVING, ...SCORING],
  WR: [...RUSHING, ...RECEIVING, ...SCORING],
  TE: [...RUSHING, ...RECEIVING, ...SCORING],
  kicker: [AT.fieldGoals, AT.extraPoints, AT.kickerPoints],
  defense: [AT.sacks, AT.takeaways, AT.defenseTouchdowns, AT.defensePoints],
} as const;
