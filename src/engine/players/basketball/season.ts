import type { LearningRules } from './params.ts';
import type { BasketballPlayer, BasketballTeam } from './state.ts';
import { COUNTS } from './stats.ts';

/** Who sits on the bench's end in spring is often gone in autumn. */
const SUMMER_PLAYS = 0.6;

/** A player as he is known at the beginning of a game of this season, for this team: changes what is stored. */
export function broughtTo(
  player: BasketballPlayer,
  season: number,
  team: string,
  rules: LearningRules,
): BasketballPlayer {
  if (player.season < season) {
    player.season = season;
    player.minutes += rules.summerReturn * (rules.newcomer - player.minutes);
    player.variance += rules.seasonDrift;
    player.missed = 0;
    player.plays *= SUMMER_PLAYS;
    COUNTS.forEach((_, stat) => {
      player.seen[stat] = (player.seen[stat] ?? 0) * (rules.summerKept[stat] ?? 1);
      player.exposure[stat] = (player.exposure[stat] ?? 0) * (rules.summerKept[stat] ?? 1);
    });
  }
  if (player.team !== team) {
    player.team = team;
    player.variance += rules.tradeDrift;
    player.missed = 0;
  }
  return player;
}

/** One whom nobody knew. */
export const newcomer = (
  season: number,
  team: string,
  position: string,
  rules: LearningRules,
): BasketballPlayer => ({
  team,
  position,
  season,
  minutes: rules.newcomer,
  variance: rules.newcomerVariance,
  plays: 0.5,
  missed: 0,
  games: 0,
  seen: COUNTS.map(() => 0),
  exposure: COUNTS.map(() => 0),
});

/** Share of what a team has shown that stays over a summer. */
const TEAM_SUMMER = 0.3;

/** A team as it is known at the beginning of a game of this season: made if new, changed if it is from another season. */
export function teamAt(
  teams: Record<string, BasketballTeam>,
  name: string,
  season: number,
  rules: LearningRules,
): BasketballTeam {
  const known = teams[name];
  if (known?.season === season) return known;
  const faded = (figures: readonly number[] | undefined): number[] =>
    COUNTS.map((_, stat) => TEAM_SUMMER * (figures?.[stat] ?? 0));
  const team: BasketballTeam = {
    season,
    roster: known?.roster ?? [],
    unknown: rules.unknownMinutes,
    made: faded(known?.made),
    madeGames: faded(known?.madeGames),
    allowed: faded(known?.allowed),
    allowedGames: faded(known?.allowedGames),
  };
  teams[name] = team;
  return team;
}
