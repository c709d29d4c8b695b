import { type KeyboardEvent, useState } from 'react';
import type { Bounds } from '#domain/analyzer/bounds.ts';

interface Props {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  /** Where the slider started: "Market BUF −1.5". */
  readonly note: string;
  readonly value: number;
  /** The value in words, for screen readers: "Bills −2.5". */
  readonly text: string;
  readonly bounds: Bounds;
  /** The nearest value the slider can hold. */
  readonly snap: (value: number) => number;
  /** Its value after a key press; undefined for keys that move nothing. */
  readonly afterKey: (value: number, key: string) => number | undefined;
  /** Absent until the page has its script. */
  readonly onMove?: ((value: number) => void) | undefined;
}

/** Keys that also move the number field; the others move its caret. */
const FIELD_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'];

/** One value in two controls: a slider and a number. Arrows move it one step, Page Up and Page Down ten. */
export function LineSlider(props: Props) {
  const { id, label, note, value, text, bounds, snap, afterKey, onMove } = props;
  const [draft, setDraft] = useState<string>();
  const onKeyDown = (event: KeyboardEvent) => {
    const next = afterKey(value, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setDraft(undefined);
    onMove?.(next);
  };
  const type = (typed: string) => {
    setDraft(typed);
    const number = typed === '' ? Number.NaN : Number(typed);
    // "1" on the way to "110" is not a price: invalid values wait until the field is left.
    if (snap(number) === number) onMove?.(number);
  };
  const settle = () => {
    if (draft !== undefined && draft !== '') onMove?.(snap(Number(draft)));
    setDraft(undefined);
  };
  return (
    <div className="slider-field">
      <label htmlFor={id}>{label}</label>
      <small className="justify-self-end text-13 text-muted" id={`${id}-note`}>
        {note}
      </small>
      <input
        id={id}
        aria-describedby={`${id}-note`}
        className="slider"
        type="range"
        min={bounds.min}
        max={bounds.max}
        step={bounds.step}
        value={value}
        aria-valuetext={text}
        disabled={!onMove}
        onChange={(event) => onMove?.(snap(event.target.valueAsNumber))}
        onKeyDown={onKeyDown}
      />
      <input
        className="input"
        type="number"
        aria-label={`${label}, number`}
        min={bounds.min}
        max={bounds.max}
        step={bounds.step}
        value={draft ?? value}
        disabled={!onMove}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
          else if (FIELD_KEYS.includes(event.key)) onKeyDown(event);
        }}
      />
    </div>
  );
}
