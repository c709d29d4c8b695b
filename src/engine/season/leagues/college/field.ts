import type { CollegeField } from '#domain/season/formats/ncaaf.ts';
import type { Title } from './titles.ts';

/** What the field's rules ask of a team beyond its rank. */
interface FieldFacts {
  readonly titles: readonly Title[];
  /** Teams of conferences that are not power conferences; independents are none. */
  readonly isOther: (team: number) => boolean;
  /** Notre Dame's number; absent if it is not in the inputs. */
  readonly notreDame?: number | undefined;
}

const BYES = 4;

/** The field in order of its seeds, from the committee's order of all teams. */
export function collegeField(
  order: readonly number[],
  { size, champions, by }: CollegeField,
  { titles, isOther, notreDame }: FieldFacts,
): number[] {
  const won = new Set(titles.map(({ champion }) => champion));
  const sure = new Set<number>();
  if (by === 'champions' || by === 'byes') {
    for (const team of order) if (won.has(team) && sure.size < champions) sure.add(team);
  }
  if (by === 'power') {
    for (const { champion, power } of titles) if (power) sure.add(champion);
    const other = order.find(isOther);
    if (other !== undefined) sure.add(other);
    if (notreDame !== undefined && order.indexOf(notreDame) < size) sure.add(notreDame);
  }
  let open = size - sure.size;
  const field = order.filter((team) => {
    if (sure.has(team)) return true;
    open -= 1;
    return open >= 0;
  });
  if (by !== 'byes') return field;
  const first = field.filter((team) => won.has(team)).slice(0, BYES);
  return [...first, ...field.filter((team) => !first.includes(team))];
}

/** The bracket of a field, best seed first: slots in the printed order. */
export function bracketSlots(field: readonly number[]): number[][] {
  const seed = (number: number): number => field[number - 1] ?? 0;
  if (field.length === 2) return [[seed(1)], [seed(2)]];
  if (field.length === 4) return [[seed(1)], [seed(4)], [seed(2)], [seed(3)]];
  return [
    [seed(1)],
    [seed(8), seed(9)],
    [seed(4)],
    [seed(5), seed(12)],
    [seed(2)],
    [seed(7), seed(10)],
    [seed(3)],
    [seed(6), seed(11)],
  ];
}
