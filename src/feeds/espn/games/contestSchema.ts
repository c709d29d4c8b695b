import { z } from 'zod';
import { block, flag, number, text, usableList } from '../../reading/fields.ts';

/** What a game says in the same way on a scoreboard, in a month's list and in a team's schedule. */

export const teamSchema = z.object({
  id: text,
  location: text,
  name: text,
  abbreviation: text,
  displayName: text,
  shortDisplayName: text,
  color: text,
  /** False for a team that no longer plays, and for a placeholder. */
  isActive: flag,
  logo: text,
  logos: usableList(z.object({ href: text })),
  /** College: ESPN's id of its conference. */
  conferenceId: text,
});

export const statusSchema = block({
  /** For a finished game: the last period played. */
  period: number,
  type: block({
    name: text,
    state: text,
    completed: flag,
    description: text,
    detail: text,
    shortDetail: text,
  }),
});

export const noteSchema = z.object({ type: text, headline: text });
