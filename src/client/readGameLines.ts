import type { PlayerLine, StatCounts } from '#domain/players/line.ts';
import type { PlayerStatus } from '#domain/players/status.ts';
import { isNumber, isRecord, isText, listCheck, mapOf } from './checks.ts';
import { fieldWord, numberOf, textOf, type Words } from './fields.ts';

/** The lines of a game's players, and the prediction they are of. */
export interface GamePlayerLines {
  readonly predictionId: number;
  readonly players: readonly PlayerLine[];
}

const STATUSES: Words<PlayerStatus> = {
  Out: true,
  Doubtful: true,
  Questionable: true,
  Probable: true,
};

const isCounts = listCheck(isNumber);

const isStat = (value: unknown): value is StatCounts =>
  isRecord(value) && isNumber(value.from) && isCounts(value.counts);

const areStats = mapOf(isStat);

function readLine(value: unknown): PlayerLine[] {
  if (!isRecord(value)) return [];
  const { playerId, name, side, position, plays, status, stats } = value;
  if (!isText(playerId) || !isText(name) || !isNumber(plays) || !areStats(stats)) return [];
  if (side !== 'home' && side !== 'away') return [];
  const said = fieldWord(STATUSES, status);
  return [
    {
      playerId,
      name,
      side,
      position: textOf(position),
      plays,
      ...(said && { status: said }),
      stats,
    },
  ];
}

/** The answer's lines; those that cannot be read are left out. Undefined for another shape. */
export function readGameLines(answer: unknown): GamePlayerLines | undefined {
  if (!isRecord(answer) || !Array.isArray(answer.players)) return undefined;
  const predictionId = numberOf(answer.predictionId);
  return predictionId === undefined
    ? undefined
    : { predictionId, players: answer.players.flatMap(readLine) };
}
