import type { GolfRatingsState, PlayerRating } from '#engine/golf/ratings.ts';

/** Players who last played longer ago than this are left out, days. */
const FORGOTTEN = 731;
const DIGITS = 4;

/** Ratings of the players of the last two years, rounded, by key in alphabetical order. */
export function ratedPlayers(
  { players }: GolfRatingsState,
  today: number,
): Readonly<Record<string, PlayerRating>> {
  const active = [...players]
    .filter(([, { day }]) => today - day <= FORGOTTEN)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(active.map(([key, player]) => [key, tidy(player)]));
}

const tidy = (player: PlayerRating): PlayerRating => ({
  skill: round(player.skill),
  form: round(player.form),
  skillVariance: round(player.skillVariance),
  formVariance: round(player.formVariance),
  covariance: round(player.covariance),
  day: player.day,
});

const round = (value: number): number => Number(value.toPrecision(DIGITS));
