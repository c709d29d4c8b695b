/** The teams that have a page of their own, from where a build leaves them: the frame of their league's game pages. */
export const teamPathsIn = (frame: string): ReadonlySet<string> =>
  new Set(/data-team-paths="([^"]*)"/.exec(frame)?.[1]?.split(' '));
