import { clamp } from '#domain/numbers/numbers.ts';
import { meanGames, type TennisOutcome } from '#domain/outcomes/tennis.ts';
import type { MatchAbout } from '#domain/rerun/about.ts';
import { rounded } from '../rounded.ts';
import { HIGHEST_SHARE, LOWEST_SHARE, type TennisInputs } from '../tennis/inputs.ts';
import { knobChangeText, settingOf, type WhatIf } from './knob.ts';
import { shiftedElo } from './shift.ts';

/** The half-point line nearest to the mean games. */
const middle = (outcome: TennisOutcome): number => Math.floor(meanGames(outcome)) + 0.5;

/** What-ifs of tennis: both players' strength, how fast the court is, and the line of total games. */
export const tennisWhatIf: WhatIf<TennisInputs, TennisOutcome, MatchAbout> = {
  note: 'Strength is in Elo points: 100 more means 1.8 times the odds to win the match. On a faster court both win more points on serve, so it helps neither.',
  knobs: (_inputs, { a, b }, published) => [
    knobChangeText('a', `${a}: strength`, 'Elo points', 200, 10),
    knobChangeText('b', `${b}: strength`, 'Elo points', 200, 10),
    knobChangeText('court', 'Faster court: points won on serve', '%', 5, 0.5),
    {
      kind: 'range',
      id: 'games',
      label: 'Line: total games',
      min: middle(published) - 8,
      max: middle(published) + 8,
      step: 1,
      value: middle(published),
      unit: 'games',
      relative: false,
      signed: false,
    },
  ],
  moved(inputs, settings) {
    const points = settingOf(settings, 'a') - settingOf(settings, 'b');
    const serve = inputs.servePointShare + settingOf(settings, 'court') / 100;
    return {
      ...inputs,
      matchWin: shiftedElo(inputs.matchWin, points),
      servePointShare: rounded(clamp(serve, LOWEST_SHARE, HIGHEST_SHARE), 4),
    };
  },
};
