import { slug } from '../keys.ts';

/** Renamed teams → their current key. */
const TEAMS: Readonly<Record<string, string>> = {
  'roush-fenway-racing': 'rfk-racing',
  'roush-fenway-keselowski-racing': 'rfk-racing',
  'earnhardt-ganassi-racing': 'chip-ganassi-racing',
  'richard-petty-motorsports': 'legacy-motor-club',
  'petty-gms-motorsports': 'legacy-motor-club',
  'petty-gms': 'legacy-motor-club',
  'stewart-haas-racing': 'haas-factory-team',
  'jtg-daugherty-racing': 'hyak-motorsports',
};

/** Rating key of a stock-car driver's name. Feeds mark rookies, guests and playoff drivers with signs, which are dropped. */
export const driverKey = (name: string): string => slug(name.replace(/\((i|p|R)\)|[#*]/g, ''));

/** Rating key of a stock-car team's name: a mere renaming keeps it. */
export function teamKey(name: string): string {
  const key = slug(name);
  return Object.hasOwn(TEAMS, key) ? (TEAMS[key] ?? key) : key;
}
