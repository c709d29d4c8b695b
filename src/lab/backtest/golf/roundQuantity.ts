import { mean } from '#domain/numbers/numbers.ts';
import { normalCdf } from '#engine/rng/normalCdf.ts';
import type { Quantity, Value } from '../types.ts';
import type { TestedGolfForecast } from './walkSeason.ts';

/** First-round scores against the field's mean; negative is better. */
export const roundQuantity = (forecasts: readonly TestedGolfForecast[]): Quantity => ({
  name: 'first round against the field',
  values: forecasts.flatMap(valuesOf),
});

function valuesOf({ event, players, params }: TestedGolfForecast): Value[] {
  const scores = event.players.flatMap(({ rounds }) => rounds[0] ?? []);
  const level = mean(scores);
  const skill = mean(players.map((player) => player.skill));
  return event.players.flatMap(({ rounds }, at) => {
    const score = rounds[0];
    const player = players[at];
    if (score === undefined || player === undefined) return [];
    const expected = skill - player.skill;
    const sd = Math.sqrt(player.sd * player.sd + params.roundSd * params.roundSd);
    return [
      {
        season: event.season,
        cluster: `${event.date} ${event.name}`,
        actual: score - level,
        said: { own: { mean: expected, pit: normalCdf((score - level - expected) / sd) } },
      },
    ];
  });
}
