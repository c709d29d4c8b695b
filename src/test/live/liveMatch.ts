import type { StandInEvent } from '#local/standins/feeds/espn/world.ts';

/** A moment of a scripted match, from so many minutes after its start on. */
export interface MatchScene {
  readonly from: number;
  /** ESPN's name of the status without "STATUS_", its state, and its words. */
  readonly name: string;
  readonly state: 'pre' | 'in' | 'post';
  readonly detail: string;
  /** Games set by set of the home side, then the other's; the last set is being played unless the match is over. */
  readonly sets: readonly (readonly [home: number, away: number])[];
  /** Points of the last set's tie-break. */
  readonly tieBreak?: readonly [home: number, away: number];
  /** Whether the last set is over. */
  readonly setOver?: boolean;
  readonly server?: 'home' | 'away';
  readonly winner?: 'home' | 'away';
}

const playing = (
  from: number,
  sets: MatchScene['sets'],
  more: Partial<MatchScene> = {},
): MatchScene => ({
  from,
  name: 'IN_PROGRESS',
  state: 'in',
  detail: `Set ${sets.length}`,
  sets,
  ...more,
});

/** A match with a game taken back, rain, a tie-break and its end in three sets. */
const MATCH_SCENES: readonly MatchScene[] = [
  playing(0, [[0, 0]], { server: 'home' }),
  playing(10, [[2, 1]], { server: 'away' }),
  playing(12, [[3, 1]], { server: 'home' }),
  playing(14, [[2, 1]], { server: 'away' }),
  playing(40, [[6, 4]], { setOver: true }),
  playing(
    50,
    [
      [6, 4],
      [3, 2],
    ],
    { server: 'away', name: 'SUSPENDED', detail: 'Suspended' },
  ),
  playing(
    90,
    [
      [6, 4],
      [6, 6],
    ],
    { tieBreak: [4, 5], server: 'home' },
  ),
  playing(
    100,
    [
      [6, 4],
      [6, 7],
    ],
    { tieBreak: [5, 7], setOver: true },
  ),
  playing(
    130,
    [
      [6, 4],
      [6, 7],
      [4, 1],
    ],
    { server: 'home' },
  ),
  playing(
    150,
    [
      [6, 4],
      [6, 7],
      [6, 2],
    ],
    { name: 'FINAL', state: 'post', winner: 'home' },
  ),
];

interface ScriptedPlayer {
  readonly id: string;
  readonly name: string;
}

interface ScriptedMatch {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly home: ScriptedPlayer;
  readonly away: ScriptedPlayer;
  readonly scenes?: readonly MatchScene[] | undefined;
}

function linescores({ sets, tieBreak, setOver, name }: MatchScene, side: 0 | 1): object[] {
  return sets.map((games, at) => {
    const last = at === sets.length - 1;
    const over = !last || setOver === true || name === 'FINAL';
    return {
      value: games[side],
      ...(last && tieBreak && { tiebreak: tieBreak[side] }),
      ...(over && { winner: games[side] > games[side === 0 ? 1 : 0] }),
    };
  });
}

function competition({ id, start, home, away, scenes = MATCH_SCENES }: ScriptedMatch, now: number) {
  const minutes = (now - start) / 60_000;
  const scene = scenes.findLast(({ from }) => from <= minutes);
  const { state = 'pre', name = 'SCHEDULED', detail = 'Scheduled' } = scene ?? {};
  const side = (homeAway: 'home' | 'away', player: ScriptedPlayer) => ({
    id: player.id,
    type: 'athlete',
    homeAway,
    athlete: { displayName: player.name },
    linescores: scene ? linescores(scene, homeAway === 'home' ? 0 : 1) : [],
    ...(scene?.server && { possession: scene.server === homeAway }),
    ...(scene?.winner && { winner: scene.winner === homeAway }),
  });
  return {
    id,
    date: new Date(start).toISOString(),
    timeValid: true,
    status: {
      period: scene?.sets.length ?? 0,
      type: { name: `STATUS_${name}`, state, completed: state === 'post', detail },
    },
    type: { id: '1', slug: 'mens-singles' },
    round: { displayName: 'Round 1' },
    // As ESPN sends them: the other side first.
    competitors: [side('away', away), side('home', home)],
  };
}

/** A tournament whose matches move by the clock, as ESPN's scoreboards tell it. */
export const liveTournament =
  (matches: readonly ScriptedMatch[]) =>
  (now: number): StandInEvent => ({
    id: '424-2026',
    start: Math.min(...matches.map(({ start }) => start)),
    item: () => ({
      id: '424-2026',
      name: 'Mifel Tennis Open',
      groupings: [
        {
          grouping: { slug: 'mens-singles', displayName: "Men's Singles" },
          competitions: matches.map((match) => competition(match, now)),
        },
      ],
    }),
  });
