import { readFileSync, writeFileSync } from 'node:fs';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { ENGINE_VERSION } from '#engine/version.ts';
import type { BookTable } from '../books/types.ts';
import type { MoveWalk } from '../moves/types.ts';
import type { LeagueReport } from '../report/types.ts';
import type { SeasonsReport } from '../seasons/report.ts';
import { siteRows } from './siteRow.ts';
import { siteSeasons } from './siteSeasons.ts';

/** What the site's record page shows before there is a record (src/site/content/backtest/backtest.ts). */
const FILE = new URL('../../../site/content/backtest/computed.json', import.meta.url);

interface Site {
  readonly questions: readonly { readonly league: string }[];
  readonly edges: readonly object[];
  readonly moves?: readonly { readonly league: string }[];
  readonly seasons?: readonly { readonly league: string }[];
}

const ORDER: readonly string[] = TEAM_LEAGUES;
const place = (league: string): number =>
  ORDER.includes(league) ? ORDER.indexOf(league) : ORDER.length;

/** Replaces the rows of newly computed leagues; the others stay. */
const merged = <Of extends { readonly league: string }>(
  before: readonly Of[],
  now: readonly Of[],
): readonly Of[] => {
  const leagues = new Set(now.map(({ league }) => league));
  return [...before.filter(({ league }) => !leagues.has(league)), ...now].toSorted(
    (one, other) => place(one.league) - place(other.league) || (one.league < other.league ? -1 : 1),
  );
};

function write(change: (site: Site) => Partial<Site>, now: Date): void {
  const site: Site = JSON.parse(readFileSync(FILE, 'utf8'));
  const computedOn = now.toISOString().slice(0, 10);
  const next = {
    ...site,
    formatVersion: 1,
    engineVersion: ENGINE_VERSION,
    computedOn,
    ...change(site),
  };
  writeFileSync(FILE, `${JSON.stringify(next, null, 2)}\n`);
}

/** Writes the leagues' forecasts for the site. */
export const writeQuestions = (leagues: readonly LeagueReport[], now: Date): void =>
  write((site) => ({ questions: merged(site.questions, leagues.flatMap(siteRows)) }), now);

/** Writes what the rule for an edge claimed and returned on prices of many books. */
export const writeEdges = (tables: readonly BookTable[], now: Date): void =>
  write(() => ({ edges: tables }), now);

/** Writes how often our model alone foretold where a line went, by league. */
export const writeMoves = (walks: readonly MoveWalk[], now: Date): void =>
  write((site) => ({ moves: merged(site.moves ?? [], walks.map(siteMoves)) }), now);

/** Writes how good odds of whole seasons were, by league. */
export const writeSeasonReports = (reports: readonly SeasonsReport[], now: Date): void =>
  write((site) => ({ seasons: merged(site.seasons ?? [], reports.map(siteSeasons)) }), now);

const siteMoves = ({ league, seasons, rows }: MoveWalk) => ({ league, seasons, rows });
