/** The teams with a page of their own, stored by the build in the frame of their league's game pages. */
export const teamPathsIn = (frame: string): ReadonlySet<string> =>
  new Set(/data-team-paths="([^"]*)"/.exec(frame)?.[1]?.split(' '));
