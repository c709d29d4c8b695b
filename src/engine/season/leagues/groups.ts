import type { SeasonInputs } from '#domain/season/seasonInputs.ts';

/** The teams of a season by conference and division, as places in the inputs' teams. */
export interface Groups {
  /** By conference in order of first appearance, each a list of its divisions. */
  readonly divisions: readonly (readonly (readonly number[])[])[];
  /** The teams of each conference. */
  readonly conferences: readonly (readonly number[])[];
  /** By team: the teams of its division and of its conference, itself included; one list for all of a group. */
  readonly divisionMates: readonly (readonly number[])[];
  readonly conferenceMates: readonly (readonly number[])[];
}

/** Divisions of one name in two conferences are two divisions. */
export function seasonGroups({ teams, conferences, divisions }: SeasonInputs): Groups {
  const all = teams.map((_, team) => team);
  /** One list a group, the same object for each of its teams. */
  const mates = (same: (one: number, other: number) => boolean): number[][] => {
    const lists: number[][] = [];
    for (const team of all) {
      const first = all.find((other) => same(team, other)) ?? team;
      lists.push(lists[first] ?? all.filter((other) => same(team, other)));
    }
    return lists;
  };
  const conferenceMates = mates((one, other) => conferences[one] === conferences[other]);
  const divisionMates = mates(
    (one, other) => conferences[one] === conferences[other] && divisions[one] === divisions[other],
  );
  /** Each list once: where its first team stands. */
  const once = (lists: readonly (readonly number[])[]) =>
    lists.filter((list, team) => list[0] === team);
  const inConferences = once(conferenceMates);
  return {
    conferences: inConferences,
    divisions: inConferences.map((conference) =>
      once(divisionMates).filter(([first = -1]) => conference.includes(first)),
    ),
    divisionMates,
    conferenceMates,
  };
}
