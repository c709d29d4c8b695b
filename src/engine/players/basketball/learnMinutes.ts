import { interpolatedAt } from './knots.ts';
import type { Met, PlayedSide } from './met.ts';
import { type BasketballPlayerParams, MINUTE_KNOTS } from './params.ts';
import { teamAt } from './season.ts';
import type { BasketballPlayersState } from './state.ts';

/** Least usual minutes that a player is taken to have. */
const LEAST = 0.5;
/** A night far from the usual one (many out) says less of it: noise, as a share of the squared distance. */
const UNUSUAL = 0.3;
/** Standard deviations beyond which a night is an accident (an injury, a rest after a minute) and moves no further. */
const MOST_SURPRISE = 2.5;

/**
 * Minutes: a Kalman step for each who played, on what was expected of him beside these team-mates and at this margin. Overtime is
 * taken out by scale.
 */
export function learnMinutes(
  { rules, shape }: BasketballPlayerParams,
  state: BasketballPlayersState,
  { team, season, own, other }: PlayedSide,
  met: readonly Met[],
  expectedOf: (playerId: string) => number | undefined,
): void {
  const { regulation } = shape;
  const all = met.reduce((sum, { line }) => sum + line.minutes, 0);
  const scale = (5 * regulation) / Math.max(all, 4 * regulation);
  const blown = Math.max(0, Math.abs(own - other) - shape.closeMargin) / 10 - shape.usualBlowout;
  let unknown = 0;
  for (const { line, player, isNew } of met) {
    const minutes = line.minutes * scale;
    if (isNew) unknown += minutes;
    const expected = expectedOf(line.playerId) ?? player.minutes;
    const place = expected / regulation;
    const told = expected + blown * interpolatedAt(MINUTE_KNOTS, shape.blowout, place);
    const unusual = UNUSUAL * (expected - player.minutes) * (expected - player.minutes);
    const noise = interpolatedAt(MINUTE_KNOTS, shape.minutesNoise, place) + unusual;
    const most = MOST_SURPRISE * Math.sqrt(player.variance + noise);
    const surprise = Math.max(-most, Math.min(most, minutes - told));
    const gain = player.variance / (player.variance + noise);
    player.minutes = Math.min(regulation, Math.max(LEAST, player.minutes + gain * surprise));
    player.variance = player.variance * (1 - gain) + rules.drift;
    player.plays = 1 - rules.playsKept * (1 - player.plays);
    player.missed = 0;
    player.games += 1;
    if (line.position) player.position = line.position;
  }
  const known = teamAt(state.teams, team, season, rules);
  known.unknown = rules.unknownKept * known.unknown + (1 - rules.unknownKept) * unknown;
}
