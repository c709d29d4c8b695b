import type { Derived, GameLines, LinePlayer, Stat } from '../gameLines.ts';
import type { LeaguePlayers } from './leaguePlayers.ts';

/** Where one player's numbers stand in a run's lines. */
interface LinePlace extends Pick<LinePlayer, 'playerId' | 'side'> {
  /** Place of his first number. */
  readonly from: number;
  /** Place of the number that is above 0 in the runs in which he plays. */
  readonly playsAt: number;
  /** The stats that his role has. */
  readonly drawn: readonly (Stat & { readonly at: number })[];
  /** The figures that follow from them. */
  readonly derived: readonly Derived[];
}

/** Where each player's numbers stand in a game's lines, in the order of the lines. */
export function linePlaces(league: LeaguePlayers, lines: GameLines): LinePlace[] {
  return lines.players.map(({ playerId, side, stats }, index) => {
    const from = index * lines.stats.length;
    const drawn = stats.flatMap((stat) => {
      const one = lines.stats[stat];
      return one ? [{ ...one, at: from + stat }] : [];
    });
    const names = drawn.map(({ name }) => name);
    const plays = league.playsBy(names);
    return {
      ...{ playerId, side, from, drawn },
      playsAt: from + lines.stats.findIndex(({ name }) => name === plays),
      derived: league.derived.filter(({ needs }) => needs.every((name) => names.includes(name))),
    };
  });
}
