import { forecastBout, pairing } from '#engine/fights/forecast.ts';
import { cornerKey } from '#engine/fights/key.ts';
import { fitBoxingParams } from '../../fit/fights/fitBoxing.ts';
import { readFights } from '../../fit/fights/readFights.ts';
import type { FileFight } from '../../fit/fights/ufcRow.ts';
import { dated, walkRatings } from '../../fit/fights/walkRatings.ts';
import type { BacktestAnswer, LineLog } from '../types.ts';
import type { Results, SportWalk, UpTo } from '../walkResults.ts';

/** Boxing, walked forward. Its sample is selected: the figures describe the sample, not the model. */
export const boxingWalk: SportWalk<FileFight, Results<FileFight>, readonly BacktestAnswer[]> = {
  leagues: ['Boxing'],
  read: (league, folder) => ({ league, rows: readFights('Boxing', folder).rows }),
  season: (_, fights, log) => walkSeason(fights, log),
  tell: (walks) => ({
    questions: [
      {
        name: 'win',
        outcomes: ['first by name', 'second'],
        ordered: false,
        answers: walks.flat(),
        earlier: [],
      },
    ],
    quantities: [],
    shapes: [],
    notes: [
      'A selected sample (fights of which both boxers had records on file): favourites win far more often than their prices say. It tells how near the model is to prices, not how good either is; nothing is calibrated on its results.',
      'Methods, rounds and draws of boxing are league averages from the literature: unvalidated, no data at hand.',
    ],
  }),
};

function walkSeason({ season, earlier, through }: UpTo<FileFight>, log: LineLog): BacktestAnswer[] {
  log(`Boxing ${season}: constants from the prices of ${earlier.length} earlier fights`);
  const params = fitBoxingParams(earlier);
  const answers: BacktestAnswer[] = [];
  walkRatings('Boxing', dated(through), params, (ratings, { fight, day }) => {
    const close = fight.closing.winA;
    if (fight.season !== season || fight.winner === 'draw' || close === undefined) return;
    const { winA } = forecastBout(ratings, fight, pairing(ratings, fight, day), day, 'line');
    const turned = cornerKey(fight.a) > cornerKey(fight.b);
    const pair = (p: number): number[] => (turned ? [1 - p, p] : [p, 1 - p]);
    answers.push({
      season,
      cluster: fight.date,
      happened: pair(fight.winner === 'a' ? 1 : 0),
      said: { own: pair(winA), close: pair(close), 'base rate': [0.5, 0.5] },
    });
  });
  return answers;
}
