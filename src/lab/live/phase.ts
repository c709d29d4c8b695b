/** Where a game's first moment lies, 0 to `every` − 1: other games, other plays. */
export function phaseOf(id: string, every: number): number {
  let sum = 0;
  for (let at = 0; at < id.length; at++) sum += id.charCodeAt(at);
  return sum % every;
}
