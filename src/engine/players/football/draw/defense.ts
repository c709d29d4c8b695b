/** Points that a fantasy defense gets for what the other side scored, by DraftKings' steps. */
function pointsFor(allowed: number): number {
  if (allowed === 0) return 10;
  if (allowed <= 6) return 7;
  if (allowed <= 13) return 4;
  if (allowed <= 20) return 1;
  if (allowed <= 27) return 0;
  return allowed <= 34 ? -1 : -4;
}

/**
 * Fantasy points of a defense: 1 a sack, 2 a takeaway, 6 a touchdown of defense or kicks, 2 a safety, and by what it allowed. Source of the scoring:
 * DraftKings' classic NFL rules; blocked kicks and returned tries are not drawn.
 */
export const defensePoints = (
  sacks: number,
  takeaways: number,
  touchdowns: number,
  safeties: number,
  allowed: number,
): number => sacks + 2 * takeaways + 6 * touchdowns + 2 * safeties + pointsFor(allowed);
