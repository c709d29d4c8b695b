import { clamp } from '#domain/numbers/numbers.ts';
import type { FightOutcome } from '#domain/outcomes/fight.ts';
import type { FightAbout } from '#domain/rerun/about.ts';
import type { FightInputs } from '../fights/model.ts';
import { rounded } from '../rounded.ts';
import { knobChangeText, settingOf, type WhatIf } from './knob.ts';
import { shiftedElo } from './shift.ts';

/** A winner's knock-outs and submissions together stay below this, as the model requires. */
const MOST_FINISHES = 0.98;
const FEWEST_KNOCKOUTS = 0.01;

const read = (inputs: FightInputs, name: string): number => inputs[name] ?? 0;

/** A winner's share of knock-outs after a change in points. */
function knockouts(inputs: FightInputs, side: 'A' | 'B', points: number): number {
  const now = read(inputs, `ko${side}`);
  if (points === 0) return now;
  const most = MOST_FINISHES - read(inputs, `sub${side}`);
  return rounded(
    clamp(now + points / 100, Math.min(FEWEST_KNOCKOUTS, now), Math.max(most, now)),
    6,
  );
}

/** What-ifs of a fight: both sides' strength, how often each wins by knock-out, and the line of rounds. */
export const fightWhatIf: WhatIf<FightInputs, FightOutcome, FightAbout> = {
  note: 'Strength is in Elo points: 100 more means 1.8 times the odds to win. Knockouts are a share of the fights that fighter wins.',
  knobs: (inputs, { a, b }) => {
    const rounds = read(inputs, 'rounds');
    const line = Math.max(Math.floor(rounds / 2) + 0.5, 0.5);
    return [
      knobChangeText('a', `${a}: strength`, 'Elo points', 200, 10),
      knobChangeText('b', `${b}: strength`, 'Elo points', 200, 10),
      knobChangeText('koA', `${a}: wins by knockout`, '%', 30, 1),
      knobChangeText('koB', `${b}: wins by knockout`, '%', 30, 1),
      {
        kind: 'range',
        id: 'rounds',
        label: 'Line: rounds',
        min: 0.5,
        max: Math.max(rounds - 0.5, 0.5),
        step: 1,
        value: line,
        unit: 'rounds',
        relative: false,
        signed: false,
      },
    ];
  },
  moved(inputs, settings) {
    const points = settingOf(settings, 'a') - settingOf(settings, 'b');
    return {
      ...inputs,
      winA: shiftedElo(read(inputs, 'winA'), points),
      koA: knockouts(inputs, 'A', settingOf(settings, 'koA')),
      koB: knockouts(inputs, 'B', settingOf(settings, 'koB')),
    };
  },
};
