/** Once no feed has told of a game for so long, its figure is withdrawn. */
export const SILENT_MS = 3 * 60_000;
