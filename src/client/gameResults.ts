import { GAME_BY_ID } from '#contract/paths.ts';
import {
  eachScore,
  marginHistogram,
  type ScoreGrid,
  totalHistogram,
} from '#domain/game/scoreGrid.ts';
import type { GameResults } from '#domain/tools/tool.ts';
import { isList, isNumber, isRecord } from './checks.ts';
import { textOf } from './fields.ts';
import { getJson } from './http.ts';

const NOT_FOUND =
  'We have no results of that game. Leave this empty, or type the number at the end of its page’s address.';

const isCount = (value: unknown): value is number => isNumber(value) && value >= 0;

/** The simulated scores of an answer; undefined if there are none, or if they are none. */
function readGrid(value: unknown): ScoreGrid | undefined {
  if (!isList(value)) return undefined;
  const rows = value.flatMap((row): ScoreGrid => {
    const [home, from, counts] = isList(row) ? row : [];
    return isCount(home) && isCount(from) && isList(counts) && counts.every(isCount)
      ? [[home, from, counts]]
      : [];
  });
  let runs = 0;
  eachScore(rows, (_home, _away, count) => {
    runs += count;
  });
  return rows.length === value.length && runs > 0 ? rows : undefined;
}

/** One game's own simulated results by its number, or a sentence why there are none. */
export async function fetchResults(game: string): Promise<GameResults | string> {
  if (!/^\d{1,15}$/.test(game)) return NOT_FOUND;
  const answer = await getJson(GAME_BY_ID.replace(':id', game), (read) =>
    isRecord(read) ? read : undefined,
  ).catch(() => undefined);
  if (!answer) return NOT_FOUND;
  const prediction = isRecord(answer.prediction) ? answer.prediction : {};
  const { simulationData } = prediction;
  const grid = readGrid(isRecord(simulationData) ? simulationData.grid : undefined);
  if (!grid) return NOT_FOUND;
  const side = (value: unknown) => textOf(isRecord(value) ? value.shortName : '');
  return {
    name: `${side(answer.awayTeam)} @ ${side(answer.homeTeam)}`,
    margins: marginHistogram(grid),
    totals: totalHistogram(grid),
  };
}
