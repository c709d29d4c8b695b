import { z } from 'zod';
import type { LineUp, RosterPlayer } from '../../playerReports.ts';
import { lenientObject, looseFlag, looseText, number, usableList } from '../../reading/fields.ts';
import { ATHLETE_FIELDS, abbreviationOf, identityOf } from './athlete.ts';
import { roleOnField } from './roleOnField.ts';

const entrySchema = z.object({
  athlete: lenientObject(ATHLETE_FIELDS),
  position: lenientObject({ abbreviation: looseText }),
  starter: looseFlag,
  batOrder: number,
  formationPlace: number,
});

const answerSchema = z.object({
  rosters: usableList(
    z.object({ team: lenientObject({ id: looseText }), roster: usableList(entrySchema) }),
  ),
  boxscore: lenientObject({
    players: usableList(
      z.object({
        team: lenientObject({ id: looseText }),
        statistics: usableList(z.object({ athletes: usableList(entrySchema) })),
      }),
    ),
  }),
});

/** Sports whose line-ups are told before a game. */
type LineUpSport = 'baseball' | 'soccer';

type Entry = z.output<typeof entrySchema>;

interface Listed {
  readonly player: RosterPlayer;
  readonly starter: boolean;
  /** Place in the batting order or the formation; 0 if he has none. */
  readonly order: number;
}

/** More than any side lists. */
const MOST = 60;

function readEntry(entry: Entry, sport: LineUpSport): readonly Listed[] {
  const identity = identityOf(entry.athlete);
  if (!identity) return [];
  const told = abbreviationOf(entry.position) ?? abbreviationOf(entry.athlete?.position);
  const position = sport === 'soccer' ? roleOnField(told) : told;
  return [
    {
      player: { ...identity, position: position ?? '' },
      starter: entry.starter === true,
      order: (sport === 'soccer' ? entry.formationPlace : entry.batOrder) ?? 0,
    },
  ];
}

const ELEVEN = 11;
const NINE = 9;

/** Nine batters in their order and the pitcher who starts, or eleven on the field; undefined while it is not all told. */
function startersOf(
  listed: readonly Listed[],
  sport: LineUpSport,
): readonly RosterPlayer[] | undefined {
  const starters = listed
    .filter(({ starter }) => starter)
    .toSorted((one, other) => one.order - other.order);
  const inOrder = starters.filter(({ order }) => order > 0);
  const others = starters.filter(({ order }) => order === 0);
  const players = [...inOrder, ...others].map(({ player }) => player);
  if (sport === 'soccer') return players.length === ELEVEN ? players : undefined;
  const isWhole = inOrder.length === NINE && inOrder.every(({ order }, at) => order === at + 1);
  return isWhole && others.length <= 1 ? players : undefined;
}

/**
 * Line-ups in a summary before a game, by the feed's team number; a side whose line-up is not whole has none. In baseball its still
 * empty box score may tell them instead. Never throws.
 */
export function parseLineUps(answer: unknown, sport: LineUpSport): ReadonlyMap<string, LineUp> {
  const lineUps = new Map<string, LineUp>();
  const { rosters = [], boxscore } = answerSchema.safeParse(answer).data ?? {};
  const inBox = (sport === 'baseball' ? boxscore?.players : undefined) ?? [];
  const sides = [
    ...rosters,
    ...inBox.map(({ team, statistics }) => ({
      team,
      roster: (statistics ?? []).flatMap(({ athletes }) => athletes ?? []),
    })),
  ];
  for (const { team, roster } of sides) {
    if (team?.id === undefined || lineUps.has(team.id)) continue;
    const once = new Map(
      (roster ?? [])
        .slice(0, MOST)
        .flatMap((entry) => readEntry(entry, sport))
        .toReversed()
        .map((one) => [one.player.playerId, one] as const),
    );
    const listed = [...once.values()].toReversed();
    const starters = startersOf(listed, sport);
    const bench = listed.flatMap(({ player, starter }) => (starter ? [] : [player]));
    if (starters) lineUps.set(team.id, { starters, bench });
  }
  return lineUps;
}
