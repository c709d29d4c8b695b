import type { League } from '#domain/leagues/league.ts';
import { bundesligaFacts } from './bundesliga.ts';
import { eplFacts } from './epl.ts';
import type { FeedFacts } from './facts.ts';
import { laLigaFacts } from './laliga.ts';
import { mlbFacts } from './mlb.ts';
import { mlsFacts } from './mls.ts';
import { nbaFacts } from './nba.ts';
import { ncaabFacts } from './ncaab.ts';
import { ncaafFacts } from './ncaaf.ts';
import { nflFacts } from './nfl.ts';
import { nhlFacts } from './nhl.ts';
import { serieAFacts } from './seriea.ts';
import { wnbaFacts } from './wnba.ts';

/** Feed facts of every league: a new one is a file in this folder and a line here. */
export const FEED_FACTS: Readonly<Record<League, FeedFacts>> = {
  NFL: nflFacts,
  NBA: nbaFacts,
  WNBA: wnbaFacts,
  MLB: mlbFacts,
  NHL: nhlFacts,
  NCAAF: ncaafFacts,
  NCAAB: ncaabFacts,
  MLS: mlsFacts,
  EPL: eplFacts,
  LaLiga: laLigaFacts,
  Bundesliga: bundesligaFacts,
  SerieA: serieAFacts,
};
