import { formatPhone } from './phone.ts';

/** A field's text and the position of its caret. */
export interface Typed {
  readonly value: string;
  readonly caret: number;
}

const digitsBefore = (value: string, caret: number): number =>
  value.slice(0, caret).replaceAll(/[^0-9]/g, '').length;

/** The caret's position right after the given number of digits; after all of them, the end of the text. */
function caretAfter(value: string, digits: number): number {
  let seen = 0;
  for (const [index, character] of [...value].entries()) {
    if (seen === digits && digits > 0) return index;
    if (/[0-9]/.test(character)) seen += 1;
  }
  return digits === 0 ? 0 : value.length;
}

/** A phone field after a key press, rewritten as "(xxx) xxx-xxxx"; the caret stays behind the same digit. */
export function typedPhone({ value, caret }: Typed): Typed {
  const written = formatPhone(value);
  const atEnd = caret >= value.length;
  return {
    value: written,
    caret: atEnd ? written.length : caretAfter(written, digitsBefore(value, caret)),
  };
}

/** Text put in the place of what is selected in a field. */
export const pasted = (value: string, from: number, to: number, text: string): Typed => ({
  value: value.slice(0, from) + text + value.slice(to),
  caret: from + text.length,
});
