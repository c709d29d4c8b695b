import { clamp } from '#domain/numbers/numbers.ts';
import { type RaceOutcome, winShares } from '#domain/outcomes/race.ts';
import type { RaceAbout } from '#domain/rerun/about.ts';
import type { RaceInputs } from '../racing/raceInputs.ts';
import { rounded } from '../rounded.ts';
import { knobChangeText, settingOf, type WhatIf } from './knob.ts';

/** Index of the largest share; the first of equals. */
const best = (shares: readonly number[]): number =>
  shares.reduce((top, share, at) => (share > (shares[top] ?? 0) ? at : top), 0);

/** What-ifs of a race: one driver's pace and how likely he is to retire. */
export const raceWhatIf: WhatIf<RaceInputs, RaceOutcome, RaceAbout> = {
  note: 'Pace is in units of one race’s luck: a car one unit faster than its twin beats it in three races out of four.',
  knobs: (inputs, _about, published) => [
    {
      kind: 'choice',
      id: 'who',
      label: 'Driver',
      options: inputs.entrants.map(({ driver }) => driver),
      value: best(winShares(published)),
    },
    knobChangeText('pace', 'Pace', 'SD', 1.5, 0.05),
    knobChangeText('retirement', 'Does not finish', '%', 30, 1),
  ],
  moved(inputs, settings) {
    const who = settingOf(settings, 'who');
    const entrants = inputs.entrants.map((car, at) =>
      at === who
        ? {
            ...car,
            strength: rounded(car.strength + settingOf(settings, 'pace'), 4),
            retirement: rounded(
              clamp(car.retirement + settingOf(settings, 'retirement') / 100, 0, 0.95),
              6,
            ),
          }
        : car,
    );
    return { ...inputs, entrants };
  },
};
