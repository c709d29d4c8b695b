const DEFENSE = 'ndst';
const KICKER = 'npk';

/** Id under which a team's defense has its line: "ndstkc". @param team key of its rating */
export const defenseIdOf = (team: string): string => DEFENSE + team.toLowerCase();

/** Id of a team's kicker while nobody knows who he is: "npkkc". */
export const kickerIdOf = (team: string): string => KICKER + team.toLowerCase();

/** The feed's abbreviations of kickers, and ours of a defense. */
export const KICKERS: readonly string[] = ['PK', 'K'];
export const DEFENSE_POSITION = 'DST';
