import { z } from 'zod';
import { plainText } from '../reading/fields.ts';

/** A cell; "" and "NA" mean no value. */
const cell = z
  .string()
  .optional()
  .transform((value) => (value === undefined || value === 'NA' ? undefined : plainText(value)));

const whole = cell.transform((value) =>
  value !== undefined && /^\d{1,3}$/.test(value) ? Number(value) : undefined,
);

/** What we read of a row of nflverse's games file; its data dictionary is nflreadr's `dictionary_schedules`. */
export const nflverseRowSchema = z.object({
  /** "2026_12_KC_BUF" */
  game_id: cell,
  season: cell,
  /** REG, or a round of the play-offs: WC, DIV, CON, SB. */
  game_type: cell,
  /** Calendar date in New York. */
  gameday: z.iso.date(),
  /** HH:MM in New York. */
  gametime: cell,
  away_team: z.string(),
  home_team: z.string(),
  away_score: whole,
  home_score: whole,
  /** Home or Neutral. */
  location: cell,
  /** 1 if it went beyond four quarters. */
  overtime: cell,
  /** ESPN's id of the game. */
  espn: cell,
  /** outdoors, dome, closed or open. */
  roof: cell,
  stadium: cell,
  away_qb_name: cell,
  home_qb_name: cell,
});

export type NflverseRow = z.output<typeof nflverseRowSchema>;
