import { forecastBout, pairing } from '#engine/fights/forecast.ts';
import { cornerKey } from '#engine/fights/key.ts';
import { fitBoxingParams } from '../../fit/fights/fitBoxing.ts';
import type { FileFight } from '../../fit/fights/ufcRow.ts';
import { dated, walkRatings } from '../../fit/fights/walkRatings.ts';
import type { Answer, Log, Walked } from '../types.ts';

/** Walks boxing forward. Its sample is selected: the figures describe the sample, not the model. */
export function walkBoxing(
  rows: readonly FileFight[],
  seasons: readonly number[],
  log: Log,
): Omit<Walked, 'league'> {
  const answers = seasons.flatMap((season) => walkSeason(rows, season, log));
  return {
    seasons,
    questions: [
      { name: 'win', outcomes: ['first by name', 'second'], ordered: false, answers, earlier: [] },
    ],
    quantities: [],
    shapes: [],
    notes: [
      'A selected sample (fights of which both boxers had records on file): favourites win far more often than their prices say. It tells how near the model is to prices, not how good either is; nothing is calibrated on its results.',
      'Methods, rounds and draws of boxing are league averages from the literature: unvalidated, no data at hand.',
    ],
  };
}

function walkSeason(rows: readonly FileFight[], season: number, log: Log): Answer[] {
  const training = rows.filter((fight) => fight.season < season);
  log(`Boxing ${season}: constants from the prices of ${training.length} earlier fights`);
  const params = fitBoxingParams(training);
  const answers: Answer[] = [];
  const until = dated(rows.filter((fight) => fight.season <= season));
  walkRatings('Boxing', until, params, (ratings, { fight, day }) => {
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
