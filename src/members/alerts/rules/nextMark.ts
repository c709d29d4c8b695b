import { LEAGUES, type League } from '#domain/leagues/league.ts';

/** Books move prices in such steps, by how far they are from even money. */
const stepAt = (place: number): number => (Math.abs(place) < 100 ? 5 : 10);

/** The next better round price: −110 → −105, −102 → +100, +240 → +250. */
export function nextPrice(american: number): number {
  const place = american > 0 ? american - 100 : american + 100;
  const step = stepAt(place);
  const next = (Math.floor(place / step) + 1) * step;
  return next >= 0 ? next + 100 : next - 100;
}

/** Margins that football games end by most often. */
const KEYS = [3, 7, 10, 14, 17, 21];

/** The next number that a line is watched at: in football a key number, else a whole one. */
export function nextNumber(
  league: League | undefined,
  market: 'spread' | 'total',
  line: number,
): number {
  const size = Math.abs(line);
  const football = league !== undefined && LEAGUES[league].sport === 'football';
  const key = market === 'spread' && football ? KEYS.find((one) => one >= size) : undefined;
  const next = key ?? Math.ceil(size);
  return line < 0 ? 0 - next : next;
}
