import {
  type KeptEvent,
  type KeptPart,
  winnerPickOf,
  winnerRowOf,
} from '#domain/archive/keptEvent.ts';
import { callOf, type EventCall, pastEventTitle } from '#domain/archive/pastEvent.ts';
import { isUntold, NO_RESULT, UNTOLD_WORDS } from '#domain/archive/untold.ts';
import { partResultText } from '#domain/events/eventResultText.ts';
import { twoOf } from '#domain/events/parts.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { toldOfEvent } from '#domain/events/toldOfEvent.ts';
import { stateText, UNDER_WAY } from '#domain/game/stateText.ts';
import { percent } from '#domain/numbers/numbers.ts';
import type { Instant } from '#domain/time/time.ts';
import { capital } from '#domain/words/capital.ts';
import { contestWord } from '../contestWord.ts';

/** A part of an event with the event itself. */
export interface PartOf extends Pick<KeptEvent, 'event'> {
  readonly part: KeptPart;
}

/** "Islam Makhachev vs. Dustin Poirier", "Qatar Grand Prix" */
export const partTitle = ({ event, part }: PartOf): string =>
  pastEventTitle({ name: event.name, names: part.names });

export const CALL_TEXT: Readonly<Record<EventCall, string>> = {
  right: 'Pick right',
  wrong: 'Pick wrong',
  level: 'No winner',
  void: 'Void',
};
export const CALL_TONE = { right: 'value', wrong: 'bad', level: 'out', void: 'out' } as const;

export const callOfPart = (part: KeptPart): EventCall | undefined =>
  callOf(winnerRowOf(part)?.outcome);

/** Whether the two who meet now are the two of the forecast. */
function isSamePair(event: SportEvent, { key, names }: KeptPart): boolean {
  if (!names) return true;
  const two = twoOf(event, key);
  return two !== undefined && names.includes(two.a.name) && names.includes(two.b.name);
}

/** "We said Islam Makhachev 71.2%." Absent of a prediction without a pick. */
function saidWords(part: KeptPart): string | undefined {
  const pick = winnerPickOf(part);
  return pick && `We said ${pick.pick} ${percent(pick.probability, 1)}.`;
}

/** "Islam Makhachev won by submission in round 4." Absent before the result. */
function cameWords({ event, part }: PartOf): string | undefined {
  if (!isSamePair(event, part)) return 'They did not meet: the pick is void.';
  if (event.status === 'postponed') return 'It was called off.';
  const text = partResultText(event, part.key);
  if (text === undefined && isUntold(event.status, part.rows)) return UNTOLD_WORDS;
  return text && `${capital(text)}.`;
}

/** "We said Islam Makhachev 71.2%. Islam Makhachev won by submission in round 4." */
export const partSaidAndCame = (of: PartOf): string =>
  [saidWords(of.part), cameWords(of)].filter((text) => text !== undefined).join(' ');

/** Whether a part has its result: bouts end before their card does. */
export const isOverPart = ({ event, part }: PartOf): boolean =>
  isSamePair(event, part) && partResultText(event, part.key) !== undefined;

/** What is to be said while it is under way; absent before and after. */
export function underWayWords(of: PartOf, now: Instant): string | undefined {
  if (partState(of, now) !== UNDER_WAY) return undefined;
  const closed = 'It is under way, and the forecast is closed.';
  switch (of.event.kind) {
    case 'match':
      return `${closed} Its score comes by the minute once the feed tells of it.`;
    case 'tournament':
      return `${closed} Its leaderboard comes every five minutes once the feed tells of it.`;
    default:
      return `${closed} We read no scores of ${contestWord(of.event.league)} before the end.`;
  }
}

/** "Scheduled", "Under way", "Final", "Postponed", "No result": of a bout its own end. */
export function partState(of: PartOf, now: Instant): string {
  if (isOverPart(of)) return 'Final';
  return isUntold(of.event.status, of.part.rows)
    ? NO_RESULT
    : stateText(toldOfEvent(of.event), now);
}
