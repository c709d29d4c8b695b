import { nameKey } from '../keys.ts';

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

/** Rating key of a stock-car driver's name; feeds mark rookies, guests and playoff drivers with signs. */
export const stockcarDriverKey = (name: string): string =>
  nameKey(name.replace(/\((i|p|R)\)|[#*]/g, ''));

/** Rating key of a stock-car team's name: the same before and after it was only renamed. */
export function stockcarTeamKey(name: string): string {
  const key = nameKey(name);
  return Object.hasOwn(TEAMS, key) ? (TEAMS[key] ?? key) : key;
}
