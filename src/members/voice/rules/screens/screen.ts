import type { CallPlace } from '../place.ts';

export const KEYPAD_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '*', '#'] as const;
export type Key = (typeof KEYPAD_KEYS)[number];

/** A key that does something here. */
export interface MenuOption {
  readonly key: Key;
  readonly to: CallPlace;
  /** "For the NFL, five games, press one." Said after the place's content. */
  readonly say: string;
}

export interface Screen {
  readonly say: readonly string[];
  readonly options: readonly MenuOption[];
  /** Asks for a line code: several digits, ended with the pound key. */
  readonly asksCode?: true;
}

const NAMES: Readonly<Record<Key, string>> = {
  '1': 'one',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '0': 'zero',
  '*': 'star',
  '#': 'pound',
};

export const keyName = (key: Key): string => NAMES[key];

export const isKey = (text: string): text is Key => KEYPAD_KEYS.some((key) => key === text);

/** "For X, press one." */
export const option = (key: Key, to: CallPlace, what: string): MenuOption => ({
  key,
  to,
  say: `${what}, press ${NAMES[key]}.`,
});

export const againOption = (place: CallPlace): MenuOption =>
  option('0', place, 'To hear this again');
export const backOption = (place: CallPlace, what = 'To go back'): MenuOption =>
  option('*', place, what);
