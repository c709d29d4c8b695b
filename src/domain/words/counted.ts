/** "1 game", "2,000 games": a count with its noun, for pages and for the terminal alike. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
