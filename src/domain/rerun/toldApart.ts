/** Players with the same name are distinguished by their number in the field. */
export const toldApart = (name: string, at: number, names: readonly string[]): string =>
  names.indexOf(name) === at ? name : `${name} (${at + 1})`;
