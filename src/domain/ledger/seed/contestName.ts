/** A contest as seeds name it: "game 18402", "event 7" as a whole, "event 7 main" for a part of it. */
export const seedContestName = (of: 'game' | 'event', id: number, part = ''): string =>
  part === '' ? `${of} ${id}` : `${of} ${id} ${part}`;
