import type { FollowedAnswer, FollowedItem } from '#contract/followed.ts';
import { type Fields, isInstant, isList, isRecord, isText } from '../checks.ts';
import { numberOf, saidText } from '../fields.ts';
import { readFollowedPlayer } from './readPlayer.ts';

/** Readers of the answer about what is followed, each built anew from what can be drawn. */

type Part<Name extends keyof FollowedItem> = NonNullable<FollowedItem[Name]>;

const some = <T>(value: unknown, read: (fields: Fields) => T | undefined): T | undefined =>
  isRecord(value) ? read(value) : undefined;

const all = <T>(value: unknown, read: (fields: Fields) => T | undefined): T[] =>
  isList(value) ? value.flatMap((one) => some(one, read) ?? []) : [];

const readPrice = ({ says, until, pricesWithheld }: Fields): Part<'next'>['priceSaid'] =>
  isText(says) && isInstant(until)
    ? { says, until, pricesWithheld: numberOf(pricesWithheld) }
    : undefined;

function readNext(next: Fields): Part<'next'> | undefined {
  const { path, title, startTime } = next;
  if (!isText(path) || !isText(title) || !isInstant(startTime)) return undefined;
  return {
    path,
    title,
    startTime,
    timeKnown: next.timeKnown === true,
    share: numberOf(next.share),
    draw: numberOf(next.draw),
    marketLine: saidText(next.marketLine),
    priceSaid: some(next.priceSaid, readPrice),
    sample: next.sample === true,
  };
}

function readLast(last: Fields): Part<'last'> | undefined {
  const { path, title, startTime, outcome } = last;
  if (!isText(path) || !isText(title) || !isText(outcome) || !isInstant(startTime))
    return undefined;
  return {
    path,
    title,
    startTime,
    outcome,
    share: numberOf(last.share),
    percentile: numberOf(last.percentile),
    sample: last.sample === true,
  };
}

const readGoal = ({
  name,
  says,
  moved,
  bad,
}: Fields): Part<'season'>['goals'][number] | undefined =>
  isText(name) && isText(says)
    ? { name, says, moved: numberOf(moved), bad: bad === true }
    : undefined;

const readChange = ({ verb, says }: Fields): Part<'season'>['change'] =>
  isText(verb) && isText(says) ? { verb, says } : undefined;

function readSeason(season: Fields): Part<'season'> | undefined {
  const { path, seasonName, asOf } = season;
  if (!isText(path) || !isText(seasonName) || !isInstant(asOf)) return undefined;
  return {
    path,
    seasonName,
    record: saidText(season.record),
    expectation: saidText(season.expectation),
    goals: all(season.goals, readGoal),
    favorites: saidText(season.favorites),
    change: some(season.change, readChange),
    asOf,
    sample: season.sample === true,
  };
}

function readItem(item: Fields): FollowedItem | undefined {
  const { id, leagueName, path } = item;
  if (!isText(id) || !isText(leagueName) || !isText(path)) return undefined;
  return {
    id,
    name: saidText(item.name),
    shortName: saidText(item.shortName),
    leagueName,
    path,
    next: some(item.next, readNext),
    gamesTonight: numberOf(item.gamesTonight),
    last: some(item.last, readLast),
    season: some(item.season, readSeason),
    player: some(item.player, readFollowedPlayer),
    returns: saidText(item.returns),
  };
}

function readWorth(worth: Fields): FollowedAnswer['worth'] {
  const { path, startTime, says } = worth;
  if (!isText(path) || !isText(says) || !isInstant(startTime)) return undefined;
  return {
    path,
    startTime,
    says,
    timeKnown: worth.timeKnown === true,
    sample: worth.sample === true,
  };
}

/** The answer; undefined for another shape. An item that cannot be read is left out. */
export function readFollowedAnswer(answer: unknown): FollowedAnswer | undefined {
  if (!isRecord(answer) || !isList(answer.items)) return undefined;
  return {
    items: all(answer.items, readItem),
    worth: some(answer.worth, readWorth),
    sample: answer.sample === true,
    asOf: isInstant(answer.asOf) ? answer.asOf : null,
  };
}
