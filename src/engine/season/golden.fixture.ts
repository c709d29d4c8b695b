import type { League } from '#domain/leagues/league.ts';
import type { SeasonCounts } from '#domain/season/seasonCounts.ts';
import { outcomeDigest } from '../golden.fixture.ts';
import { madeUp, PLAIN_RULES } from './madeUp.fixture.ts';
import { playSeason, type SeasonOptions } from './play.ts';

/** A made-up season, and the digest of its counts by this SEASON_VERSION: other digits need another version. */
interface GoldenSeason {
  readonly name: string;
  readonly league: League;
  readonly options: SeasonOptions;
  /** FNV-1a of the counts' JSON, 8 hex digits. */
  readonly digest: string;
}

const SEED = 20261127;
const RUNS = 3000;
const PICKS = [
  { game: 3, result: 'away' },
  { game: 41, result: 'home' },
] as const;

export const GOLDEN_SEASONS: readonly GoldenSeason[] = [
  { name: 'season of football', league: 'NFL', options: { hinges: 12 }, digest: '73565e26' },
  { name: 'season of baseball', league: 'MLB', options: {}, digest: '9e822ce5' },
  { name: 'season of hockey', league: 'NHL', options: { hinges: 5 }, digest: 'ee1a8e40' },
  { name: 'season of soccer', league: 'EPL', options: { hinges: 12 }, digest: '285d8789' },
  {
    name: 'season of basketball, results set',
    league: 'NBA',
    options: { picks: PICKS },
    digest: 'a1c8de23',
  },
  {
    name: 'season of soccer, results set',
    league: 'EPL',
    options: { picks: PICKS },
    digest: '2cf0f083',
  },
];

const goldenCounts = ({ league, options }: GoldenSeason): SeasonCounts =>
  playSeason(madeUp(league, { widening: 1.7 }), SEED, RUNS, { rules: PLAIN_RULES, ...options });

export const goldenDigest = (golden: GoldenSeason): string => outcomeDigest(goldenCounts(golden));
