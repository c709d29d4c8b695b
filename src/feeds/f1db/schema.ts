import { parse } from 'yaml';
import { z } from 'zod';
import { looseText } from '../reading/fields.ts';

/** The parts we read of f1db's files: YAML, one file per session. */

/** Names of the folders of a season's races, "05-canada", as GitHub lists them. */
export const folderSchema = z.object({ name: z.string().regex(/^\d\d-[a-z0-9-]{1,60}$/) });

export const f1dbRaceSchema = z.object({
  /** Date of the race. */
  date: z.iso.date(),
});

const slug = z.string().regex(/^[a-z0-9-]{1,60}$/);

export const f1dbRowSchema = z.object({
  /** A place from 1, or DNF, DNS, DSQ, NC … */
  position: looseText,
  driverNumber: looseText,
  driverId: slug,
  constructorId: slug,
  /** May be set for a classified driver, too. */
  reasonRetired: looseText,
  /** A slot from 1, or PL: the pit lane. */
  gridPosition: looseText,
});

export type F1dbRow = z.output<typeof f1dbRowSchema>;

/** Parses YAML; undefined if invalid. */
export function readYaml(source: string): unknown {
  try {
    return parse(source, { maxAliasCount: 0, logLevel: 'silent' });
  } catch {
    return undefined;
  }
}
