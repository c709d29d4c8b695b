import type { DrawnPlayer } from './drawnPlayers.ts';

/** Players who are listed together, in reading order, by the first of their main stats. */
const ROLES = [
  { by: 'passingYards', title: 'Quarterback', positions: ['QB'] },
  { by: 'rushingYards', title: 'Running backs', positions: ['RB', 'FB'] },
  { by: 'receivingYards', title: 'Receivers', positions: ['WR', 'TE'] },
  { by: 'kickerPoints', title: 'Kicker', positions: [] },
  { by: 'defensePoints', title: 'Defense', positions: [] },
  { by: 'points', title: 'Players', positions: [] },
  { by: 'strikeouts', title: 'Pitcher', positions: [] },
  { by: 'hits', title: 'Batters', positions: [] },
  { by: 'shots', title: 'Players', positions: [] },
  { by: 'saves', title: 'Goalie', positions: [] },
] as const;

interface Role {
  /** "Receivers" */
  readonly title: string;
  /** Names of the stats that its players have in common. */
  readonly stats: readonly string[];
  readonly players: readonly DrawnPlayer[];
}

/** A side's players by role, in the order given within a role's position: quarterback, backs, wide receivers, tight ends, kicker, defense. */
export function rolesOf(players: readonly DrawnPlayer[]): readonly Role[] {
  return ROLES.flatMap(({ by, title, positions }) => {
    const inRole = players.filter(({ main }) => main[0] === by);
    const order: readonly string[] = positions;
    const at = ({ position }: DrawnPlayer): number => order.indexOf(position);
    const [first] = inRole;
    return first
      ? [{ title, stats: first.main, players: inRole.toSorted((a, b) => at(a) - at(b)) }]
      : [];
  });
}
