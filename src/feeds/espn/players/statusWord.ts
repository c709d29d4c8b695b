import type { PlayerStatus } from '#domain/players/status.ts';

/** What an entry of the report calls a player's state. */
interface Called {
  readonly status?: string | undefined;
  readonly type?:
    | { readonly name?: string | undefined; readonly description?: string | undefined }
    | undefined;
}

/** Baseball's lists are named by their days: "10-Day-IL". */
const WORDS: readonly (readonly [RegExp, PlayerStatus])[] = [
  [
    /^(out\b|injured reserve|ir\b|suspen|physically unable|non-?football|reserve|\d{1,2}-day[- ]?(il|dl)\b|paternity|bereavement|restricted)/,
    'Out',
  ],
  [/^doubtful/, 'Doubtful'],
  [/^(questionable|day-?to-?day|game-time)/, 'Questionable'],
  [/^probable/, 'Probable'],
];

/**
 * A player's state in our words, from "Injured Reserve" or the "INJURY_STATUS_OUT" next to it. Undefined of who is called active (the
 * report also names those who are back) or something else.
 */
export function statusWord({ status, type }: Called): PlayerStatus | undefined {
  for (const called of [status, type?.description, type?.name]) {
    const word = (called ?? '')
      .toLowerCase()
      .replace(/^injury_status_/, '')
      .replaceAll('_', ' ');
    if (word !== '') return WORDS.find(([form]) => form.test(word))?.[1];
  }
  return undefined;
}
