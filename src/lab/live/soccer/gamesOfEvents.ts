/** A goal or a sending-off, and the side that scored or is a man short. */
export interface Happening {
  /** From 1, as printed; added time of the second half goes on from 91, of the first from 46 where it is not told apart. */
  readonly minute: number;
  readonly isHome: boolean;
}

/** A game's goals in order. */
export interface SoccerGamePlays {
  /** date|home|away. */
  readonly id: string;
  readonly league: string;
  readonly season: number;
  /** Whether minutes go on past 45 and 90; otherwise many goals of added time are told at 45 and 90. */
  readonly runsOn: boolean;
  readonly goals: readonly Happening[];
  /** Players sent off; undefined where no file tells of cards. */
  readonly reds: readonly Happening[] | undefined;
}

/** A row of either file. */
export interface SoccerHappening extends Happening {
  readonly id: string;
  readonly league: string;
  readonly season: number;
  readonly isAdded: boolean;
  readonly kind: string;
  readonly source: string;
}

const CARDS = new Set(['red', 'second_yellow']);

/** Rows put together game by game. */
export function gamesOfEvents(
  goals: readonly SoccerHappening[],
  cards: readonly SoccerHappening[],
): readonly SoccerGamePlays[] {
  const reds = new Map([...byGame(cards)].map(([key, rows]) => [key, rows.filter(isRed)]));
  return [...byGame(goals)]
    .flatMap(([key, rows]) => {
      const [first] = rows;
      if (!first) return [];
      const { id, league, season, source } = first;
      return {
        id,
        league,
        season,
        runsOn: source === 'understat',
        goals: rows.filter(({ kind }) => kind !== 'start').map(happening),
        reds: reds.get(key)?.map(happening),
      };
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

const isRed = ({ kind }: SoccerHappening): boolean => CARDS.has(kind);

const happening = ({ minute, isHome }: SoccerHappening): Happening => ({ minute, isHome });

function byGame(rows: readonly SoccerHappening[]): ReadonlyMap<string, SoccerHappening[]> {
  const games = new Map<string, SoccerHappening[]>();
  for (const row of rows) {
    const key = `${row.league} ${row.id}`;
    const list = games.get(key);
    if (list) list.push(row);
    else games.set(key, [row]);
  }
  return games;
}
