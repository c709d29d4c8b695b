import type { ReadHouse } from './readHouse.ts';

/** Groups of files that import each other, directly or indirectly, by Tarjan's algorithm for strongly connected components. */
export function circles(house: ReadHouse): readonly (readonly string[])[] {
  const found: string[][] = [];
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const low = (file: string): number => lowest.get(file) ?? Number.POSITIVE_INFINITY;

  function visit(file: string): void {
    numbers.set(file, numbers.size);
    lowest.set(file, numbers.size - 1);
    path.push(file);
    for (const target of house.get(file) ?? []) {
      if (!numbers.has(target)) visit(target);
      if (path.includes(target)) lowest.set(file, Math.min(low(file), low(target)));
    }
    if (low(file) !== numbers.get(file)) return;
    const group = path.splice(path.indexOf(file));
    if (group.length > 1) found.push(group.toSorted());
  }
  for (const file of house.keys()) if (!numbers.has(file)) visit(file);
  return found;
}
