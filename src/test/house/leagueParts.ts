import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NAV_GROUPS } from '#content/nav.ts';
import type { GoalFigures, MarginFigures } from '#domain/leagues/figures.ts';
import { FIGURES, RECORDS } from '#domain/leagues/index.ts';
import type { LeagueRecord } from '#domain/leagues/record.ts';
import { FITTED_GOALS, FITTED_MARGINS } from '#engine/fitted/index.ts';
import { ALL_MODELS } from '#engine/registry.ts';
import type { FeedFacts } from '#feeds/leagues/facts.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import { BACKTESTS } from '#lab/backtest/backtests.ts';
import { FITS } from '#lab/fit/fits.ts';
import { ROOT } from '#local/project.ts';

/** Every place where a league must have an entry, by its code. */
export interface LeagueParts {
  readonly records: readonly LeagueRecord[];
  readonly figures: Readonly<Record<string, GoalFigures | MarginFigures>>;
  readonly feeds: Readonly<Record<string, FeedFacts>>;
  readonly fitted: Readonly<Record<string, { readonly teams: Readonly<Record<string, unknown>> }>>;
  /** File names in src/engine/fitted. */
  readonly fittedFiles: readonly string[];
  readonly models: readonly string[];
  readonly fits: readonly string[];
  readonly backtests: readonly string[];
  /** The menu's links. */
  readonly links: readonly string[];
}

const leagues = (all: readonly { readonly leagues: readonly string[] }[]): readonly string[] =>
  all.flatMap((one) => one.leagues);

/** The project's actual entries. */
export const PARTS: LeagueParts = {
  records: RECORDS,
  figures: FIGURES,
  feeds: FEED_FACTS,
  fitted: { ...FITTED_GOALS, ...FITTED_MARGINS },
  fittedFiles: readdirSync(join(ROOT, 'src/engine/fitted')),
  models: leagues(ALL_MODELS),
  fits: leagues(FITS),
  backtests: leagues(BACKTESTS),
  links: NAV_GROUPS.flatMap(({ links }) => links.map(({ href }) => href)),
};
