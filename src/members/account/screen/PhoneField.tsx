import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { formatPhone } from '../rules/phone.ts';
import { pasted, type Typed, typedPhone } from '../rules/typing.ts';

interface Props {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Its initial value, as stored. */
  readonly phone: string;
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly onEdit: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Writes into the field itself: the input is uncontrolled in React, so text typed before the script loaded stays. */
function write(field: HTMLInputElement, typed: Typed): void {
  const { value, caret } = typedPhone(typed);
  if (field.value !== value) field.value = value;
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
}

const rewrite = (field: HTMLInputElement): void =>
  write(field, { value: field.value, caret: field.selectionStart ?? field.value.length });

/** Before it is rewritten, a pasted number holds line ends and marks that the browser would drop or keep in the middle. */
function paste(event: ClipboardEvent<HTMLInputElement>): void {
  event.preventDefault();
  const { currentTarget: field, clipboardData } = event;
  const { value, selectionStart, selectionEnd } = field;
  const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  write(field, pasted(value, from, to, clipboardData.getData('text')));
}

/**
 * A US or Canadian phone number, written "(xxx) xxx-xxxx" as it is typed. It has no `maxlength`: a browser would cut a number
 * with a country code to somebody else's.
 */
export const PhoneField = ({ field, phone, describedBy, invalid, onEdit, onKeyDown }: Props) => (
  <input
    ref={field}
    className="input"
    id="phone"
    name="phone"
    type="tel"
    inputMode="tel"
    autoComplete="tel webauthn"
    placeholder="(xxx) xxx-xxxx"
    defaultValue={formatPhone(phone)}
    aria-invalid={invalid || undefined}
    aria-describedby={describedBy}
    onKeyDown={onKeyDown}
    onInput={({ currentTarget }) => {
      rewrite(currentTarget);
      onEdit();
    }}
    onPaste={(event) => {
      paste(event);
      onEdit();
    }}
  />
);
