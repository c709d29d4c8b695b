const piecesOf = (part: string): readonly string[] => part.split(', ');

/**
 * "UFC Apex, Las Vegas, USA": the known parts of a place, smallest first; empty if there are none. Nothing is repeated: feeds
 * give "Los Cabos, Mexico" as the venue of Los Cabos, Mexico.
 */
export function placeText(...parts: readonly (string | null | undefined)[]): string {
  const said = new Set<string>();
  const shown: string[] = [];
  for (const part of parts) {
    if (!part) continue;
    const pieces = piecesOf(part);
    if (pieces.every((piece) => said.has(piece))) continue;
    for (const piece of pieces) said.add(piece);
    shown.push(part);
  }
  return shown.join(', ');
}
