import type { SeasonTeam } from './seasonView.ts';

/** "8–3"; where the table counts points "7–3–2, 24 pts", and what the league took: "20 pts, −4 points deducted". */
export function seasonStandingText({
  record,
  points,
  deducted,
}: Pick<SeasonTeam, 'record' | 'points' | 'deducted'>): string {
  const counted = points === undefined ? '' : `, ${points < 0 ? `−${-points}` : points}\u00a0pts`;
  return `${record}${counted}${deducted === undefined ? '' : `, −${deducted} points deducted`}`;
}
