/** A report's words on whether a player plays, from the surest not to, to the surest to. "Day-to-day" is Questionable. */
export const PLAYER_STATUSES = ['Out', 'Doubtful', 'Questionable', 'Probable'] as const;
export type PlayerStatus = (typeof PLAYER_STATUSES)[number];
