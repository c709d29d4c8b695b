import type { HockeyLearnParams } from '#engine/players/hockey/learnParams.ts';
import {
  HOCKEY_LEVELS,
  HOCKEY_ROLES,
  type HockeyDrawParams,
  type Role,
} from '#engine/players/hockey/params.ts';
import type { Skater } from '#engine/players/hockey/squad.ts';
import { savedShots } from '#engine/players/hockey/state.ts';
import type { HockeyGame } from './games.ts';
import { walkHockey } from './squads.ts';
import { REGULAR_SHARE, type Squads } from './squadsBefore.ts';
import { Moments } from './tally.ts';

/** A regular on no injury report dresses with this chance: our files, which have no reports, cannot say. */
const SURE = 0.98;
/** What the share itself weighs beside the nights counted. */
const PRIOR_NIGHTS = 20;

/** How one skater's night went beside what was expected. */
export interface Night {
  readonly role: Role;
  /** Ice time ÷ the expected, once the role's time is shared among those who dressed. */
  readonly ratio: number;
  readonly iceTime: number;
  readonly iceUnknown: number;
  readonly rateUnknown: number;
  /** Saved shots, and how many of the side's were his by ice time and rate. */
  readonly saved: number;
  readonly expected: number;
}

/** Every night of the games from a season on, the sides' saved shots beside the expected, and each role's ice time. */
export function hockeyNights(
  games: readonly HockeyGame[],
  params: HockeyLearnParams,
  from: number,
): {
  nights: Night[];
  sides: NightSide[];
  ice: HockeyDrawParams['ice'];
  chances: HockeyLearnParams['chances'];
} {
  const nights: Night[] = [];
  const sides: NightSide[] = [];
  const ice = { forward: new Moments(), defense: new Moments() };
  const chances = [0, 1].map(() => Array.from({ length: 11 }, () => new Moments()));
  for (const { game, squads: squadsOf, state } of walkHockey(games, params)) {
    if (game.season < from) continue;
    const squads = squadsOf();
    for (const side of ['home', 'away'] as const) {
      const found = sideOf(game, squads, side);
      sides.push(found.side);
      nights.push(...found.nights);
      for (const role of HOCKEY_ROLES) ice[role].add(found.ice[role]);
      const dressed = new Set(game[side].skaters.map(({ playerId }) => playerId));
      for (const { playerId, chance } of squads[side].skaters) {
        const known = state.skaters[playerId];
        if (!known || known.team !== game[side].team || chance === 1) continue;
        const tenth = Math.floor(known.dressed * 10);
        chances[known.dressedLast ? 1 : 0]?.[tenth]?.add(Number(dressed.has(playerId)));
      }
    }
  }
  const share = (tenths: readonly Moments[]): number[] =>
    tenths.map(({ count, mean }, at) =>
      at / 10 >= REGULAR_SHARE
        ? SURE
        : (count * mean + PRIOR_NIGHTS * (at / 10)) / (count + PRIOR_NIGHTS),
    );
  return {
    nights,
    sides,
    ice: { forward: ice.forward.mean, defense: ice.defense.mean },
    chances: [share(chances[0] ?? []), share(chances[1] ?? [])],
  };
}

/** A side's saved shots beside the expected, and by how many goals it won, −LEVELS to LEVELS, + LEVELS. */
export interface NightSide {
  readonly saved: number;
  readonly expected: number;
  readonly level: number;
}

function sideOf(game: HockeyGame, squads: Squads, side: 'home' | 'away') {
  const { skaters } = game[side];
  const other = game[side === 'home' ? 'away' : 'home'].skaters;
  const known = new Map(squads[side].skaters.map((skater) => [skater.playerId, skater]));
  const sums = { forward: 0, defense: 0 };
  const ice = { forward: 0, defense: 0 };
  let weights = 0;
  const lines = skaters.flatMap((line) => {
    const skater = known.get(line.playerId);
    if (!skater) return [];
    const weight = skater.saved * line.iceTime;
    sums[skater.role] += skater.iceTime;
    ice[skater.role] += line.iceTime;
    weights += weight;
    return [{ line, skater, weight }];
  });
  const saved = savedShots(game[side]);
  const margin = goalsOf(skaters) - goalsOf(other);
  const nights = lines.map(({ line, skater, weight }): Night => {
    const { role, iceTime, iceUnknown, rateUnknown }: Skater = skater;
    return {
      ...{ role, iceTime, iceUnknown, rateUnknown },
      ratio: (line.iceTime * sums[role]) / (iceTime * ice[role]),
      saved: line.shots - line.goals,
      expected: (saved * weight) / weights,
    };
  });
  const level = Math.max(-HOCKEY_LEVELS, Math.min(HOCKEY_LEVELS, margin)) + HOCKEY_LEVELS;
  return { side: { saved, expected: squads[side].savedShots, level }, nights, ice };
}

const goalsOf = (skaters: HockeyGame['home']['skaters']): number =>
  skaters.reduce((all, { goals }) => all + goals, 0);
