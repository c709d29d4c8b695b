/** Line of the field by the feed's places: "CD-L", "RB", "AM", "CF-R". */
const ROLES: readonly (readonly [RegExp, string])[] = [
  [/^(GK?)$/, 'G'],
  [/^(D|DF|CD|SW|[A-Z]*B)$/, 'D'],
  [/^(M|MF|[A-Z]*M)$/, 'M'],
  [/^(F|FW|S|ST|LW|RW|[A-Z]*F)$/, 'F'],
];

/**
 * A soccer player's line in the words of the feed's rosters, "G", "D", "M" or "F", from his place in a match. Undefined of a
 * substitute, whose place the feed calls "SUB", and of any other word.
 */
export function roleOnField(place: string | undefined): string | undefined {
  const [plain = ''] = (place ?? '').toUpperCase().split('-');
  return plain === 'SUB' ? undefined : ROLES.find(([form]) => form.test(plain))?.[1];
}
