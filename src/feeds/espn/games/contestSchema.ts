import { z } from 'zod';
import { lenientObject, looseFlag, looseText, number, usableList } from '../../reading/fields.ts';

/** What a game says in the same way on a scoreboard, in a month's list and in a team's schedule. */

export const espnTeamSchema = z.object({
  id: looseText,
  location: looseText,
  name: looseText,
  abbreviation: looseText,
  displayName: looseText,
  shortDisplayName: looseText,
  color: looseText,
  /** False for a team that no longer plays, and for a placeholder. */
  isActive: looseFlag,
  logo: looseText,
  logos: usableList(z.object({ href: looseText })),
  /** College: ESPN's id of its conference. */
  conferenceId: looseText,
});

export const espnGameStatus = lenientObject({
  /** For a finished game: the last period played. */
  period: number,
  type: lenientObject({
    name: looseText,
    state: looseText,
    completed: looseFlag,
    description: looseText,
    detail: looseText,
    shortDetail: looseText,
  }),
});

export const noteSchema = z.object({ type: looseText, headline: looseText });
