import { type MarginTable, TABLE_LEAGUES, type TableLeague } from '#domain/tools/marginTable.ts';
import { countedGames, FIRST_SEASON } from './countedGames.ts';
import { fittedMarginTable } from './fittedMarginTable.ts';

const FORMAT_VERSION = 1;
/** A league with fewer games has the weights of the one it is named with. */
const FEWEST = 1000;
const LENDERS: Readonly<Partial<Record<TableLeague, TableLeague>>> = { WNBA: 'NBA' };

/** Every league's table of margins (`npm run fit -- --margins`). The same files give the same bytes. */
export function fitMargins(folder: string, log: (line: string) => void) {
  const leagues: Partial<Record<TableLeague, MarginTable>> = {};
  for (const league of TABLE_LEAGUES) {
    const games = countedGames(folder, league);
    const table = fittedMarginTable(league, games);
    const lender = games.length < FEWEST ? LENDERS[league] : undefined;
    const weights = (lender && leagues[lender]?.weights) ?? table.weights;
    leagues[league] = { ...table, weights };
    const borrowed = lender ? `, weights of the ${lender}` : '';
    log(`${league}: ${games.length} games with a closing line${borrowed}`);
  }
  return { formatVersion: FORMAT_VERSION, firstSeason: FIRST_SEASON, leagues };
}

/** JSON with a line a league. */
export const marginsText = ({ leagues, ...rest }: ReturnType<typeof fitMargins>): string => {
  const lines = Object.entries(leagues).map(
    ([league, table]) => `  ${JSON.stringify(league)}: ${JSON.stringify(table)}`,
  );
  const head = JSON.stringify(rest).slice(0, -1);
  return `${head},"leagues":{\n${lines.join(',\n')}\n}}\n`;
};
