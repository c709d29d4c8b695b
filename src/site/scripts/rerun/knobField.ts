import { heldBy } from '#domain/rerun/heldBy.ts';
import type { ChoiceKnob, Knob, RangeKnob } from '#domain/rerun/knob.ts';
import { knobText } from '#domain/rerun/knobText.ts';
import { h } from './dom.ts';

/** A knob on the page: its field, and a function that sets it. */
export interface KnobField {
  readonly field: HTMLElement;
  readonly set: (value: number) => void;
}

function rangeField(id: string, knob: RangeKnob, onMove: (value: number) => void): KnobField {
  const { label, min, max, step, value } = knob;
  const bounds = { min, max, step, value };
  const slider = h('input', { id, class: 'slider', type: 'range', ...bounds });
  const number = h('input', {
    class: 'input',
    type: 'number',
    'aria-label': `${label}, number`,
    ...bounds,
  });
  const words = h('span', {}, knobText(knob, value));
  const set = (next: number) => {
    const held = heldBy(knob, next);
    slider.value = String(held);
    if (document.activeElement !== number) number.value = String(held);
    slider.setAttribute('aria-valuetext', knobText(knob, held));
    words.textContent = knobText(knob, held);
  };
  const move = (input: HTMLInputElement) => {
    if (Number.isNaN(input.valueAsNumber)) return;
    set(input.valueAsNumber);
    onMove(heldBy(knob, input.valueAsNumber));
  };
  for (const input of [slider, number]) input.addEventListener('input', () => move(input));
  number.addEventListener('blur', () => set(slider.valueAsNumber));
  set(value);
  const field = h(
    'div',
    { class: 'slider-field' },
    h('label', { for: id }, label, ' ', words),
    slider,
    number,
  );
  return { field, set };
}

function choiceField(id: string, knob: ChoiceKnob, onMove: (value: number) => void): KnobField {
  const options = knob.options.map((name, at) => h('option', { value: at }, name));
  const select = h('select', { id, class: 'input' }, ...options);
  const set = (value: number) => {
    select.value = String(heldBy(knob, value));
  };
  select.addEventListener('change', () => onMove(Number(select.value)));
  set(knob.value);
  const field = h('div', { class: 'field' }, h('label', { for: id }, knob.label), select);
  return { field, set };
}

/** A labeled field for a knob; its value can be moved with arrow keys or typed. */
export const knobField = (id: string, knob: Knob, onMove: (value: number) => void): KnobField =>
  knob.kind === 'range' ? rangeField(id, knob, onMove) : choiceField(id, knob, onMove);
