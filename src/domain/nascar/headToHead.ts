/**
 * A head-to-head in the specification's shape: the title 'A vs B', and a field whose name contains 'Wins' with the win percentage
 * of the named side: { matchup: 'Denny Hamlin vs Kyle Larson', hamlinWins: 52.4 }.
 */
export interface HeadToHead {
  readonly matchup: string;
  readonly [field: string]: string | number;
}

export interface MatchupSide {
  readonly name: string;
  /** 0–100; both sides add up to 100. */
  readonly percent: number;
}

/** Win percentage of both sides if no figure is given. */
const DEFAULT_WIN_PERCENT = 50;

/** Letters and digits alone, in lower case. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Part of a field name, from a driver: "Ricky Stenhouse Jr." → "stenhouse", the last name. */
function fieldName(driver: string): string {
  const words = driver.split(' ').filter((word) => !/^(jr|sr|ii|iii|iv)\.?$/i.test(word));
  return plain(words.at(-1) ?? driver);
}

/** Two drivers compared, in the specification's shape. */
export const headToHeadEntry = (one: string, other: string, percent: number): HeadToHead => ({
  matchup: `${one} vs ${other}`,
  [`${fieldName(one)}Wins`]: percent,
});

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100;

/** The field whose name contains 'Wins': the part before it names the side. */
function winsField(entry: HeadToHead): { readonly side: string; readonly percent: number } {
  for (const [field, value] of Object.entries(entry)) {
    const at = field.indexOf('Wins');
    if (at >= 0 && isPercent(value)) return { side: plain(field.slice(0, at)), percent: value };
  }
  return { side: '', percent: DEFAULT_WIN_PERCENT };
}

/**
 * Both sides of a head-to-head with their win percentages. The figure is the second side's only if the field names the second and
 * not the first; without a figure both have 50.
 */
export function matchupSides(entry: HeadToHead): readonly [MatchupSide, MatchupSide] {
  const [one = entry.matchup, other = ''] = entry.matchup.split(' vs ');
  const { side, percent } = winsField(entry);
  const names = (driver: string): boolean => side !== '' && plain(driver).includes(side);
  const first = names(other) && !names(one) ? 100 - percent : percent;
  return [
    { name: one, percent: first },
    { name: other, percent: 100 - first },
  ];
}

/** The badge 'x% - y%', one decimal each, adding up to 100. */
export function matchupBadge([one]: readonly [MatchupSide, MatchupSide]): string {
  const first = Math.round(one.percent * 10) / 10;
  return `${first.toFixed(1)}% - ${(100 - first).toFixed(1)}%`;
}
