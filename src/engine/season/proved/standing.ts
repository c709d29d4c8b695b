import { LEAGUES } from '#domain/leagues/league.ts';
import { deductedPoints } from '#domain/season/formats/deductions.ts';
import { OUTSIDE } from '#domain/season/outside.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';

/** What one game gives, in points of the table; where the share of wins counts, in halves of a win. */
interface GameWorth {
  /** Most that one side can get. */
  readonly win: number;
  readonly draw: number;
  /** The loser's of a game that was level at the end of regulation. */
  readonly lateLoss: number;
  /** Least and most that both sides get together. */
  readonly least: number;
  readonly most: number;
}

const WINS: GameWorth = { win: 2, draw: 1, lateLoss: 0, least: 2, most: 2 };
const SOCCER: GameWorth = { win: 3, draw: 1, lateLoss: 0, least: 2, most: 3 };
const HOCKEY: GameWorth = { win: 2, draw: 1, lateLoss: 1, least: 2, most: 3 };

function worthOf({ league }: SeasonInputs): GameWorth {
  if (LEAGUES[league].sport === 'soccer') return SOCCER;
  return league === 'NHL' ? HOCKEY : WINS;
}

/** The table as it stands, and what is left of it. */
export interface TeamStanding {
  readonly worth: GameWorth;
  /** Points of each team so far, and its games in all, played and left. */
  readonly points: readonly number[];
  readonly games: readonly number[];
  /** left[one][other]: games that the two still play against each other. */
  readonly left: readonly (readonly number[])[];
  /** Games left of each team. */
  readonly leftOf: readonly number[];
}

/**
 * @param scheduled games of each team by the league's rules; while games are left, those that are not listed yet (the NBA Cup's, one
 * that a feed left out) may be won by whoever lacks them
 */
export function teamStandings(inputs: SeasonInputs, scheduled?: number): TeamStanding {
  const worth = worthOf(inputs);
  const points = deductedPoints(inputs).map((taken) => -taken);
  const games = inputs.teams.map(() => 0);
  const leftOf = inputs.teams.map(() => 0);
  const left = inputs.teams.map(() => inputs.teams.map(() => 0));
  const add = (list: number[], team: number, value: number) => {
    list[team] = (list[team] ?? 0) + value;
  };
  const { played } = inputs;
  for (const [game, home] of played.home.entries()) {
    const away = played.away[game] ?? 0;
    const margin = (played.homeScore[game] ?? 0) - (played.awayScore[game] ?? 0);
    const lost = (played.extra[game] ?? 0) > 0 ? worth.lateLoss : 0;
    add(games, home, 1);
    add(games, away, 1);
    add(points, home, margin > 0 ? worth.win : margin === 0 ? worth.draw : lost);
    add(points, away, margin < 0 ? worth.win : margin === 0 ? worth.draw : lost);
  }
  for (const [game, home] of inputs.left.home.entries()) {
    const away = inputs.left.away[game] ?? 0;
    for (const [one, other] of [
      [home, away],
      [away, home],
    ] as const) {
      add(games, one, 1);
      add(leftOf, one, 1);
      add(left[one] ?? [], other, 1);
    }
  }
  for (const [team, known] of games.entries()) {
    const unlisted = Math.max(0, (scheduled ?? 0) - known);
    if (inputs.left.home.length === 0 || inputs.teams[team] === OUTSIDE) continue;
    add(games, team, unlisted);
    add(leftOf, team, unlisted);
  }
  return { worth, points, games, left, leftOf };
}
