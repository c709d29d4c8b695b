import { expect, test } from 'vitest';
import { initialFightRatings } from '#engine/fights/fitted.ts';
import { besideShared } from '#test/besideShared.ts';
import { readFights } from '../../fit/fights/readFights.ts';
import { dated, walkRatings } from '../../fit/fights/walkRatings.ts';
import { fitFightElo, PlainElo } from './elo.ts';
import { win } from './questions.ts';
import { fightBaseRates } from './rates.ts';
import { forecastOf, type TestedFightForecast } from './said.ts';
import { fightShapeRates } from './shapes.ts';

/** The committed constants over the whole file: checks the chain, not forecasts of unseen fights. */
function forecasts(folder: string): TestedFightForecast[] {
  const { rows } = readFights('UFC', folder);
  const elo = new PlainElo(fitFightElo(rows));
  const all: TestedFightForecast[] = [];
  walkRatings('UFC', dated(rows), initialFightRatings('UFC').params, (ratings, one) => {
    if (one.fight.season >= 2012) all.push(forecastOf(ratings, one, elo.winA(one.fight)));
    elo.learn(one.fight);
  });
  return all;
}

besideShared('data', 'real fights', (data) => {
  const all = forecasts(data);
  const shapes = fightShapeRates(0, all);

  test('winners: better than without lines, better than plain Elo, not better than the close', () => {
    const base = fightBaseRates([]);
    const answers = all.flatMap((forecast) => win(true)(forecast, base) ?? []);
    const loss = (model: string): number =>
      answers.reduce((sum, { happened, said }) => {
        const p = said[model]?.[(happened[0] ?? 0) > 0.5 ? 0 : 1] ?? Number.NaN;
        return sum - Math.log(p) / answers.length;
      }, 0);
    expect(loss('own')).toBeLessThan(loss('own, no lines') - 0.01);
    expect(loss('own, no lines')).toBeLessThan(loss('plain Elo') - 0.01);
    expect(loss('own')).toBeGreaterThan(loss('close'));
  });

  // Historical rates; 2012 on, because the two years before only build the ratings.
  test.each(['knock-out', 'submission', 'decision', 'split decision', 'ends in round 1'])(
    'rate of %s within ten percent',
    (name) => {
      const shape = shapes.find((rate) => rate.name === name);
      expect(shape?.games).toBeGreaterThan(5000);
      expect(Math.abs((shape?.simulated ?? 0) / (shape?.actual ?? 1) - 1)).toBeLessThan(0.1);
    },
  );
});
