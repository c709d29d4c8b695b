import { textOrder } from '#domain/words/textOrder.ts';
import {
  specialTournament,
  type TournamentRules,
  tournamentRules,
} from '#engine/golf/tournamentRules.ts';
import { ratingDay } from '#engine/ratings/day.ts';
import { isCopy } from './isCopy.ts';
import type { Leaderboard } from './leaderboard.ts';
import type { GolfRow } from './row.ts';

/** One event of a file, with what was known before it. */
export interface PlayedTournament extends Leaderboard {
  readonly season: number;
  readonly date: string;
  readonly name: string;
  /** Names of leaderboards that are copies of this one. */
  readonly copies: readonly string[];
  readonly rows: readonly GolfRow[];
  readonly rules: TournamentRules;
}

/**
 * Events of the rows in the order of play: those that began on the same day and share their players' first two
 * rounds are one event, with the name whose rules fit the field (a plain or special event before an
 * exhibition). Players who never finished a round are left out, and so is a player's second line.
 */
export function playedTournaments(rows: readonly GolfRow[]): PlayedTournament[] {
  const boards = new Map<string, GolfRow[]>();
  for (const row of rows) {
    if (row.rounds[0] === undefined) continue;
    const id = `${row.date}|${row.eventId}|${row.tournament}`;
    const board = boards.get(id) ?? [];
    if (!board.some(({ key }) => key === row.key)) board.push(row);
    boards.set(id, board);
  }
  const merged: { rows: GolfRow[]; names: string[] }[] = [];
  const inOrder = [...boards.values()].sort((a, b) => order(a, b));
  for (const board of inOrder) {
    const same = merged.find(({ rows: other }) => isCopy(board, other));
    if (same) same.names.push(board[0]?.tournament ?? '');
    else merged.push({ rows: board, names: [board[0]?.tournament ?? ''] });
  }
  return merged.flatMap(({ rows: board, names }) => eventOf(board, names));
}

const order = ([one]: GolfRow[], [other]: GolfRow[]): number =>
  textOrder(one?.date ?? '', other?.date ?? '') ||
  textOrder(one?.eventId ?? '', other?.eventId ?? '');

function eventOf(rows: readonly GolfRow[], names: readonly string[]): PlayedTournament[] {
  const [first] = rows;
  if (!first) return [];
  const { season, date } = first;
  const facts = (name: string) =>
    ({ tour: 'pga-tour', name, season, date, field: rows.length }) as const;
  const plainness = (name: string): number => {
    const special = specialTournament(facts(name));
    return special === undefined ? 1 : special.mark === undefined ? 0 : 2;
  };
  const [name = ''] = [...names].sort((one, other) => plainness(one) - plainness(other));
  return [
    {
      day: ratingDay(date),
      players: rows.map(({ key, rounds }) => ({ key, rounds })),
      season,
      date,
      name,
      copies: names.filter((other) => other !== name),
      rows,
      rules: tournamentRules(facts(name)),
    },
  ];
}

/** Whether a leaderboard's scores are strokes of one player each. */
export const isStrokePlay = ({ rules }: PlayedTournament): boolean =>
  rules.mark !== 'teams' && rules.mark !== 'stableford';

/** Whether it is a tour event won by the lowest score: only those are forecast. */
export const isForecast = (event: PlayedTournament): boolean => event.rules.mark === undefined;
