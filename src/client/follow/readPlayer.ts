import type { FollowedItem } from '#contract/followed.ts';
import type { PlayerStatus } from '#domain/players/status.ts';
import { type Fields, isInstant, isList, isNumber, isRecord, isText } from '../checks.ts';
import { fieldWord, numberOf, saidText, textOf, type Words } from '../fields.ts';

type Player = NonNullable<FollowedItem['player']>;

const STATUSES: Words<PlayerStatus> = {
  Out: true,
  Doubtful: true,
  Questionable: true,
  Probable: true,
};

function readStat(value: unknown): Player['counts'] {
  if (!isRecord(value)) return [];
  const { stat, mean, floor, ceiling, says } = value;
  return isText(stat) && isNumber(mean) && isNumber(floor) && isNumber(ceiling) && isText(says)
    ? [{ stat, mean, floor, ceiling, says }]
    : [];
}

function readDone(one: unknown): NonNullable<Player['last']>['did'] {
  if (!isRecord(one)) return [];
  const { stat, value, says } = one;
  return isText(stat) && isNumber(value) && isText(says) ? [{ stat, value, says }] : [];
}

function readLast(last: unknown): Player['last'] {
  if (!isRecord(last)) return undefined;
  const { path, title, startTime, did, sample } = last;
  if (!isText(path) || !isText(title) || !isInstant(startTime) || !isList(did)) return undefined;
  return { path, title, startTime, did: did.flatMap(readDone), sample: sample === true };
}

/** What the answer says of a followed player beside his next game. */
export const readFollowedPlayer = (player: Fields): Player => ({
  position: textOf(player.position),
  team: saidText(player.team),
  status: fieldWord(STATUSES, player.status),
  plays: numberOf(player.plays),
  playsSaid: saidText(player.playsSaid),
  counts: isList(player.counts) ? player.counts.flatMap(readStat) : [],
  last: readLast(player.last),
});
