import { isText, mapOf } from '#client/checks.ts';
import { getJson } from '#client/http.ts';
import { TEAMS_FILE } from '#contract/homePaths.ts';

/** Names of the teams that have a page, by league in lower case and by the last part of their address. */
export type Teams = Readonly<Record<string, Readonly<Record<string, string>>>>;

const isTeams = mapOf(mapOf(isText));

export const readTeams = (): Promise<Teams> =>
  getJson(TEAMS_FILE, (file) => (isTeams(file) ? file : undefined));
