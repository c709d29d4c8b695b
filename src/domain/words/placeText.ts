const piecesOf = (part: string): readonly string[] => part.split(', ');

/**
 * "UFC Apex, Las Vegas, USA": the known ones of a place's parts, from the smallest; empty where none is. What an earlier
 * part has said is not said again: feeds give "Los Cabos, Mexico" as the venue of Los Cabos, Mexico.
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
