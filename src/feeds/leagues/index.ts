import type { League } from '#domain/leagues/league.ts';
import { bundesliga } from './bundesliga.ts';
import { epl } from './epl.ts';
import type { FeedFacts } from './facts.ts';
import { laLiga } from './laliga.ts';
import { mlb } from './mlb.ts';
import { mls } from './mls.ts';
import { nba } from './nba.ts';
import { ncaab } from './ncaab.ts';
import { ncaaf } from './ncaaf.ts';
import { nfl } from './nfl.ts';
import { nhl } from './nhl.ts';
import { serieA } from './seriea.ts';
import { wnba } from './wnba.ts';

/** Feed facts of every league: a new one is a file in this folder and a line here. */
export const FEED_FACTS: Readonly<Record<League, FeedFacts>> = {
  NFL: nfl,
  NBA: nba,
  WNBA: wnba,
  MLB: mlb,
  NHL: nhl,
  NCAAF: ncaaf,
  NCAAB: ncaab,
  MLS: mls,
  EPL: epl,
  LaLiga: laLiga,
  Bundesliga: bundesliga,
  SerieA: serieA,
};
