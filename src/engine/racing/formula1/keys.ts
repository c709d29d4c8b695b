import { nameKey } from '../keys.ts';

/** Drivers whose names in feeds differ from the data the ratings were fitted on. */
const DRIVERS: Readonly<Record<string, string>> = {
  'andrea-kimi-antonelli': 'kimi-antonelli',
  'carlos-sainz': 'carlos-sainz-jr',
  'alex-albon': 'alexander-albon',
  'ollie-bearman': 'oliver-bearman',
  'zhou-guanyu': 'guanyu-zhou',
};

/**
 * Every name a team has raced under since 2010 → the team's one key, so that a new name does not start a new rating. Only names
 * of one team are joined (same entrant and base); a new entrant stays new.
 */
const TEAMS: Readonly<Record<string, string>> = {
  'lotus-racing': 'caterham',
  'team-lotus': 'caterham',
  virgin: 'manor',
  'marussia-virgin': 'manor',
  marussia: 'manor',
  'manor-marussia': 'manor',
  renault: 'alpine',
  'lotus-renault': 'alpine',
  'lotus-f1': 'alpine',
  'force-india': 'aston-martin',
  'racing-point-force-india': 'aston-martin',
  'racing-point': 'aston-martin',
  'bmw-sauber': 'audi',
  sauber: 'audi',
  'alfa-romeo': 'audi',
  'alfa-romeo-racing': 'audi',
  'kick-sauber': 'audi',
  'stake-f1-team-kick-sauber': 'audi',
  'toro-rosso': 'racing-bulls',
  'scuderia-toro-rosso': 'racing-bulls',
  alphatauri: 'racing-bulls',
  'scuderia-alphatauri': 'racing-bulls',
  rb: 'racing-bulls',
  'visa-cash-app-rb': 'racing-bulls',
};

/** Words that feeds add to a team's name. */
const DECORATION = /-(f1-team|formula-one-team|formula-1-team|formula-1|racing-team|team|racing)$/;

/** Rating key of a Formula 1 driver's name or slug. */
export function formula1DriverKey(name: string): string {
  const key = nameKey(name);
  return Object.hasOwn(DRIVERS, key) ? (DRIVERS[key] ?? key) : key;
}

/** Rating key of a Formula 1 team's name or slug: the same for all names the team has had. */
export function formula1TeamKey(name: string): string {
  const key = nameKey(name);
  for (const candidate of [key, key.replace(DECORATION, ''), key.replace(/-f1$/, '')]) {
    if (Object.hasOwn(TEAMS, candidate)) return TEAMS[candidate] ?? candidate;
  }
  return key === 'red-bull-racing' ? 'red-bull' : key.replace(DECORATION, '');
}
