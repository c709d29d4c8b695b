import { z } from 'zod';
import type { BoxLine } from '#domain/players/boxLine.ts';
import {
  lenientObject,
  looseFlag,
  looseText,
  number,
  raw,
  usableList,
} from '../../../reading/fields.ts';
import { type Parsed, parsedItem, refusedItem } from '../../../reading/items.ts';
import { ATHLETE_FIELDS, abbreviationOf, identityOf } from '../athlete.ts';
import { roleOnField } from '../roleOnField.ts';
import { minuteOf, minutesOn } from './minutesOn.ts';
import type { BoxScore } from './sides.ts';

const entrySchema = z.object({
  athlete: lenientObject(ATHLETE_FIELDS),
  position: lenientObject({ abbreviation: looseText }),
  starter: looseFlag,
  // True, or { didSub: true }.
  subbedIn: raw,
  subbedOut: raw,
  plays: usableList(
    z.object({
      clock: lenientObject({ displayValue: looseText }),
      substitution: looseFlag,
      redCard: looseFlag,
    }),
  ),
  stats: usableList(z.object({ name: looseText, value: number })),
});

const answerSchema = z.object({
  rosters: z.array(z.unknown()),
  keyEvents: usableList(
    z.object({
      type: lenientObject({ text: looseText }),
      clock: lenientObject({ displayValue: looseText }),
      participants: usableList(z.object({ athlete: lenientObject({ id: looseText }) })),
    }),
  ),
});
const sidesSchema = usableList(
  z.object({ team: lenientObject({ id: looseText }), roster: usableList(entrySchema) }),
);

type Entry = z.output<typeof entrySchema>;
type Events = NonNullable<z.output<typeof answerSchema>['keyEvents']>;

/** The feed's names of stats, and ours. */
const STATS: readonly (readonly [feeds: string, ours: string])[] = [
  ['totalGoals', 'goals'],
  ['goalAssists', 'assists'],
  ['totalShots', 'shots'],
];

const didSub = (value: unknown): boolean =>
  value === true ||
  (typeof value === 'object' && value !== null && 'didSub' in value && value.didSub === true);

/** Minutes at which a player came on or went off, in order: by his own plays, or else by the game's events. */
function changesOf(
  entry: Entry,
  playerId: string,
  events: Events,
): readonly (number | undefined)[] {
  const own = (entry.plays ?? []).filter(({ substitution }) => substitution);
  const told =
    own.length > 0
      ? own
      : events.filter(
          ({ type, participants }) =>
            type?.text === 'Substitution' &&
            participants?.some(({ athlete }) => athlete?.id === playerId),
        );
  return told.map(({ clock }) => minuteOf(clock?.displayValue));
}

function lineOf(entry: Entry, events: Events): readonly BoxLine[] {
  const identity = identityOf(entry.athlete);
  const starter = entry.starter === true;
  const came = didSub(entry.subbedIn);
  if (!identity || !(starter || came)) return [];
  const red = (entry.plays ?? []).find(({ redCard }) => redCard);
  const minutes = minutesOn({
    starter,
    came,
    went: didSub(entry.subbedOut),
    changes: changesOf(entry, identity.playerId, events),
    sentOff: red && { at: minuteOf(red.clock?.displayValue) },
  });
  const stats = STATS.flatMap(([feeds, ours]) => {
    const value = entry.stats?.find(({ name }) => name === feeds)?.value;
    return value !== undefined && Number.isInteger(value) && value >= 0 && value < 100
      ? [[ours, value] as const]
      : [];
  });
  const role = roleOnField(
    abbreviationOf(entry.position) ?? abbreviationOf(entry.athlete?.position),
  );
  return [
    {
      ...identity,
      ...(role !== undefined && { position: role }),
      starter,
      stats: { ...(minutes !== undefined && { minutes }), ...Object.fromEntries(stats) },
    },
  ];
}

/** More than any side lists. */
const MOST = 60;

/**
 * Lines of a finished soccer game, which stand with its line-ups: whoever was on the field, his minutes where they can be known.
 * Refused without line-ups. Never throws.
 */
export function parseSoccerBox(answer: unknown): Parsed<BoxScore> {
  const { data } = answerSchema.safeParse(answer);
  if (!data) return refusedItem('sent no box score');
  const sides = new Map<string, readonly BoxLine[]>();
  for (const { team, roster } of sidesSchema.parse(data.rosters) ?? []) {
    if (team?.id === undefined || sides.has(team.id)) continue;
    const lines = new Map<string, BoxLine>();
    for (const line of (roster ?? [])
      .slice(0, MOST)
      .flatMap((entry) => lineOf(entry, data.keyEvents ?? []))) {
      if (!lines.has(line.playerId)) lines.set(line.playerId, line);
    }
    sides.set(team.id, [...lines.values()]);
  }
  return parsedItem(sides);
}
