import type { Criterion } from '../order/rank.ts';
import type { SeasonRun } from '../run.ts';

/**
 * Share won of the last half of each team's games against `opponentsOf` it. While all are equal, each team's game before these is
 * added, games between tied teams left out. Does not apply if the games run out.
 */
export const lastHalf =
  (opponentsOf: (team: number) => readonly number[]): Criterion =>
  (run, tied) => {
    const halves = tied.map((team) => halfOf(run, team, opponentsOf(team)));
    for (;;) {
      const shares = halves.map(({ wins, taken }) => (taken === 0 ? 0 : wins / taken));
      if (shares.some((share) => share !== shares[0])) return shares;
      let added = false;
      for (const half of halves) added = addOne(half, tied) || added;
      if (!added) return undefined;
    }
  };

/** Some of a team's games, from the season's end back: the first `next` of them have been looked at, `taken` of these count. */
interface Half {
  readonly games: readonly { readonly opponent: number; readonly won: boolean }[];
  next: number;
  taken: number;
  wins: number;
}

function halfOf(run: SeasonRun, team: number, opponents: readonly number[]): Half {
  const games: { opponent: number; won: boolean }[] = [];
  const all = run.gamesOf[team] ?? new Int32Array();
  for (let at = all.length - 1; at >= 0; at -= 1) {
    const game = all[at] ?? 0;
    const atHome = run.home[game] === team;
    const opponent = (atHome ? run.away[game] : run.home[game]) ?? 0;
    const homeWon = (run.homeScore[game] ?? 0) > (run.awayScore[game] ?? 0);
    if (opponents.includes(opponent)) games.push({ opponent, won: homeWon === atHome });
  }
  const half: Half = { games, next: 0, taken: 0, wins: 0 };
  while (half.taken < Math.floor(games.length / 2)) take(half);
  return half;
}

function take(half: Half): void {
  if (half.games[half.next]?.won) half.wins += 1;
  half.taken += 1;
  half.next += 1;
}

/** Adds the game before; false if there is none. */
function addOne(half: Half, tied: readonly number[]): boolean {
  while (half.next < half.games.length) {
    if (!tied.includes(half.games[half.next]?.opponent ?? -1)) {
      take(half);
      return true;
    }
    half.next += 1;
  }
  return false;
}
