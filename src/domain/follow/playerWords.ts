import { mainStats } from '../players/mainStats.ts';
import { playsText as playsSaid } from '../players/playsText.ts';
import { meanText, statRangeText } from '../players/statText.ts';
import { type SaidStat, saidStatWords, statCountText } from '../players/statWords.ts';
import type { PlayerGame, PlayerLast, PlayerNow } from './playerNow.ts';

/** "Nuggets at Lakers" */
export const playerGameTitle = ({ away, home, neutral }: PlayerGame): string =>
  `${away} ${neutral ? 'vs.' : 'at'} ${home}`;

type Ahead = Pick<PlayerNow, 'status' | 'next'>;

/** His main counts in his next game, floor to ceiling; empty where no line was drawn, and of who is out by now. */
export const nextStats = ({ status, next }: Ahead): readonly SaidStat[] =>
  next?.line && status !== 'Out' ? saidStatWords(next.line.position, next.line.stats) : [];

/** "28.4 pts (22–35), 12.1 reb (9–15), 9.8 ast (6–13)"; undefined without a line. */
export function statsText(player: Ahead): string | undefined {
  const said = nextStats(player).map(({ says }) => says);
  return said.length === 0 ? undefined : said.join(', ');
}

/** "Questionable, plays 62%", "Out": what is reported of him and how often he plays; undefined where nobody doubts it. */
export const playerAheadText = ({ status, next }: Ahead): string | undefined =>
  playsSaid({ status, plays: next?.line?.plays });

/** What one of his counts came to, and what was said of it before. */
interface DoneStat {
  readonly stat: string;
  readonly value: number;
  /** "31 pts (we said 28.4, 22–35)" */
  readonly says: string;
}

/** Places of the mean, the floor and the ceiling in what was said. */
const [MEAN, FLOOR, CEILING] = [0, 2, 4];

/** His main counts in his last final. */
export const lastStats = (position: string, { stats, said }: PlayerLast): readonly DoneStat[] =>
  mainStats(position, stats).flatMap((stat) => {
    const value = stats[stat];
    const did = value === undefined ? undefined : statCountText(stat, value);
    if (value === undefined || did === undefined) return [];
    const then = said?.[stat];
    const [mean, floor, ceiling] = [then?.[MEAN], then?.[FLOOR], then?.[CEILING]];
    const known = mean !== undefined && floor !== undefined && ceiling !== undefined;
    const words = known && `${meanText(stat, mean)}, ${statRangeText(stat, floor, ceiling)}`;
    return { stat, value, says: words ? `${did} (we said ${words})` : did };
  });
