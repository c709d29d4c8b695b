import { firstInOrder } from '../order/firstInOrder.ts';
import { breakTie, type TieRules } from '../order/rank.ts';
import type { SeasonRun } from '../run.ts';
import { playForPlaces } from './mlbExtraGames.ts';

/** A league's teams in the postseason, the first seed first, and its division winners. */
interface Field {
  readonly seeds: readonly number[];
  readonly winners: readonly number[];
}

/** Who is in the postseason of one league, given its divisions. */
type FieldOf = (run: SeasonRun, divisions: readonly (readonly number[])[]) => Field;

/** The field of a season from 2010. */
export function mlbField(season: number, ties: TieRules): FieldOf {
  if (season === 2020) return (run, divisions) => fieldOf2020(run, divisions, ties);
  if (season >= 2022) return (run, divisions) => fieldByResults(run, divisions, ties, 3);
  return (run, divisions) => fieldWithExtraGames(run, divisions, ties, season < 2012 ? 1 : 2);
}

type Value = (team: number) => number;

/** Share won: teams may have played different numbers of games. */
const shareIn =
  (run: SeasonRun): Value =>
  (team) =>
    (run.wins[team] ?? 0) / (run.gamesOf[team]?.length || 1);

function fieldByResults(
  run: SeasonRun,
  divisions: readonly (readonly number[])[],
  ties: TieRules,
  wildCards: number,
): Field {
  const value = shareIn(run);
  const winners = divisions.flatMap((teams) => firstInOrder(run, teams, value, ties, 1));
  const others = divisions.flat().filter((team) => !winners.includes(team));
  return {
    seeds: [
      ...firstInOrder(run, winners, value, ties, winners.length),
      ...firstInOrder(run, others, value, ties, wildCards),
    ],
    winners,
  };
}

/** 2020: the winners, then the second teams of the divisions, then the best two of the others. */
function fieldOf2020(
  run: SeasonRun,
  divisions: readonly (readonly number[])[],
  ties: TieRules,
): Field {
  const value = shareIn(run);
  const tops = divisions.map((teams) => firstInOrder(run, teams, value, ties, 2));
  const winners = tops.flatMap((top) => top.slice(0, 1));
  const seconds = tops.flatMap((top) => top.slice(1));
  const others = divisions
    .flat()
    .filter((team) => !winners.includes(team) && !seconds.includes(team));
  return {
    seeds: [
      ...firstInOrder(run, winners, value, ties, winners.length),
      ...firstInOrder(run, seconds, value, ties, seconds.length),
      ...firstInOrder(run, others, value, ties, 2),
    ],
    winners,
  };
}

/**
 * Until 2021 teams tied for a place met once more. Until 2011 a tie on top of a division between two teams that were both in the
 * postseason was broken by results instead.
 */
function fieldWithExtraGames(
  run: SeasonRun,
  divisions: readonly (readonly number[])[],
  ties: TieRules,
  wildCards: number,
): Field {
  const beaten = new Map<number, number>();
  const share = shareIn(run);
  /** A lost extra game puts a team behind all that were level with it. */
  const value: Value = (team) => {
    const lost = beaten.get(team);
    return lost === undefined ? share(team) : (share(team) * lost) / (lost + 1);
  };
  const winners = divisions.map((teams) => {
    const best = Math.max(...teams.map(share));
    const level = breakTie(
      run,
      teams.filter((team) => share(team) === best),
      ties,
    );
    if (level.length === 1 || (wildCards === 1 && bothAreIn(level, divisions, share))) {
      return level[0] ?? 0;
    }
    const [winner = 0] = playForPlaces(run, level, 1);
    for (const team of level) if (team !== winner) beaten.set(team, run.gamesOf[team]?.length ?? 0);
    return winner;
  });
  const others = divisions.flat().filter((team) => !winners.includes(team));
  return {
    seeds: [
      ...firstInOrder(run, winners, share, ties, winners.length),
      ...wildCardsOf(run, others, value, ties, wildCards),
    ],
    winners,
  };
}

/** Whether the second of two teams level on top of a division is the wild card in any case. */
function bothAreIn(
  level: readonly number[],
  divisions: readonly (readonly number[])[],
  share: Value,
): boolean {
  const [one = 0] = level;
  return (
    level.length === 2 &&
    divisions.every((teams) => {
      const better = teams.filter((team) => !level.includes(team) && share(team) >= share(one));
      return better.length < (teams.includes(one) ? 1 : 2);
    })
  );
}

/** The best of the other teams; those level for the last place or places play for them. */
function wildCardsOf(
  run: SeasonRun,
  teams: readonly number[],
  value: Value,
  ties: TieRules,
  count: number,
): number[] {
  const picked: number[] = [];
  let left = teams;
  while (picked.length < count && left.length > 0) {
    const best = Math.max(...left.map(value));
    const level = breakTie(
      run,
      left.filter((team) => value(team) === best),
      ties,
    );
    left = left.filter((team) => !level.includes(team));
    const free = count - picked.length;
    picked.push(...(level.length > free ? playForPlaces(run, level, free) : level));
  }
  return picked;
}
