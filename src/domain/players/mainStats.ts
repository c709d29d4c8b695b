/** The three counts that say most of a role, first the one it is known by. */
const BY_POSITION: Readonly<Record<string, readonly string[]>> = {
  QB: ['passingYards', 'passingTouchdowns', 'rushingYards'],
  RB: ['rushingYards', 'receptions', 'touchdowns'],
  FB: ['rushingYards', 'receptions', 'touchdowns'],
  WR: ['receivingYards', 'receptions', 'touchdowns'],
  TE: ['receivingYards', 'receptions', 'touchdowns'],
};

/** Of others by what they have: the first list all of whose stats a line has. */
const BY_STATS: readonly (readonly string[])[] = [
  ['kickerPoints', 'fieldGoals', 'extraPoints'],
  ['defensePoints', 'sacks', 'takeaways'],
  ['points', 'rebounds', 'assists'],
  ['strikeouts', 'outs', 'earnedRuns'],
  ['hits', 'totalBases', 'homeRuns'],
  ['saves', 'goalsAgainst'],
  ['shots', 'goals', 'points'],
  ['shots', 'goals', 'assists'],
];

/** Names of the main stats of a player's line, at most three, in reading order; empty if it has none of ours. */
export function mainStats(
  position: string,
  stats: Readonly<Record<string, unknown>>,
): readonly string[] {
  const has = (name: string): boolean => Object.hasOwn(stats, name);
  const ofRole = BY_POSITION[position]?.filter(has) ?? [];
  if (ofRole.length > 0) return ofRole;
  return BY_STATS.find((names) => names.every(has)) ?? [];
}
