import { expect, test } from 'vitest';
import { heldBy } from './heldBy.ts';
import type { ChoiceKnob, RangeKnob } from './knob.ts';
import { knobText, movedKnobsText } from './knobText.ts';

const total: RangeKnob = {
  kind: 'range',
  id: 'total',
  label: 'Line: total',
  min: 0.5,
  max: 5.5,
  step: 0.5,
  value: 2.5,
  unit: 'goals',
  relative: false,
  signed: false,
};
const spread: RangeKnob = { ...total, id: 'spread', min: -4, max: 2, value: -1, signed: true };
const pace: RangeKnob = { ...spread, id: 'pace', label: 'Pace', unit: 'SD', relative: true };
const who: ChoiceKnob = {
  kind: 'choice',
  id: 'who',
  label: 'Driver',
  options: ['Bell', 'Larson'],
  value: 0,
};

test('a total has no sign, a handicap and a change have one', () => {
  expect(knobText(total, 2.5)).toBe('2.5 goals');
  expect(knobText(spread, -1.5)).toBe('−1.5 goals');
  expect(knobText(pace, 1.5)).toBe('+1.5 SD');
});

test('no change reads as none, no handicap as pick’em', () => {
  expect(knobText(pace, 0)).toBe('±0 SD');
  expect(knobText({ ...pace, unit: '%' }, 0)).toBe('±0%');
  expect(knobText({ ...pace, unit: '' }, 0)).toBe('±0');
  expect(knobText(spread, 0)).toBe('pick’em');
});

test('what was moved, in the order of the knobs', () => {
  expect(movedKnobsText([who, pace, total], { pace: -0.5, who: 1 })).toBe(
    'Driver: Larson, Pace −0.5 SD',
  );
});

test('a knob holds the nearest of its values', () => {
  expect(heldBy(total, 999)).toBe(5.5);
  expect(heldBy(total, -0.5)).toBe(0.5);
  expect(heldBy(spread, -1.3)).toBe(-1.5);
  expect(heldBy(who, 1)).toBe(1);
  expect(heldBy(who, 2)).toBe(0);
});
