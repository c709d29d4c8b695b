import { z } from 'zod';
import type { League } from '#domain/leagues/league.ts';
import { FEED_FACTS } from '../leagues/index.ts';
import { lenientObject, looseText, usableList } from '../reading/fields.ts';
import { type Parsed, parsedItem, refusedItem } from '../reading/items.ts';

/** ESPN's marks of a league's data: "s:20~l:28~e:401437640" is sport 20, league 28, event 401437640. */
export interface LeagueMark {
  /** Last part of the scoreboard's path, which the answer repeats. */
  readonly slug: string;
  readonly sport: string;
  /** Numbers on the league's events; empty if unknown. */
  readonly leagues: readonly string[];
}

const SPORTS: ReadonlyMap<string, string> = new Map([
  ['football', '20'],
  ['basketball', '40'],
  ['baseball', '1'],
  ['hockey', '70'],
  ['soccer', '600'],
  ['mma', '3301'],
  ['tennis', '850'],
  ['golf', '1100'],
  ['racing', '2000'],
]);

/** Joint tournaments are on both tours' scoreboards. */
const TENNIS = ['851', '900'];

/** By the scoreboard's path. Golf tours other than the PGA's are recognized only by their slug. */
const LEAGUES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...Object.values(FEED_FACTS).map(({ espn }) => [espn.path, [espn.number]] as const),
  ['mma/ufc', ['3321']],
  ['tennis/atp', TENNIS],
  ['tennis/wta', TENNIS],
  ['golf/pga', ['1106']],
  ['racing/f1', ['2030']],
  ['racing/nascar-premier', ['2021']],
  ['racing/nascar-secondary', ['2022']],
  ['racing/nascar-truck', ['2023']],
]);

/** The mark of the league with a scoreboard path such as "football/nfl". */
export function markOf(path: string): LeagueMark {
  const [sport = '', slug = ''] = path.split('/');
  return { slug, sport: SPORTS.get(sport) ?? '', leagues: LEAGUES.get(path) ?? [] };
}

/** A team league's. */
export const teamLeagueMark = (league: League): LeagueMark => markOf(FEED_FACTS[league].espn.path);

/** Whether a number is another league's of the same sport, as far as the numbers are known. */
const isOthers = (mark: LeagueMark, league: string): boolean =>
  !mark.leagues.includes(league) &&
  [...LEAGUES].some(
    ([path, numbers]) => markOf(path).sport === mark.sport && numbers.includes(league),
  );

const answerSchema = z.object({
  leagues: usableList(z.object({ slug: looseText, id: looseText, uid: looseText })),
});

const competition = z.object({
  uid: looseText,
  competitors: usableList(z.object({ uid: looseText, team: lenientObject({ uid: looseText }) })),
});
const itemSchema = z.object({
  uid: looseText,
  competitions: usableList(competition),
  groupings: usableList(z.object({ competitions: usableList(competition) })),
});

/** Sport and league in "s:20~l:28~e:401437640"; the league is absent in data of a whole sport. */
const UID = /^s:(\d+)(?:~l:(\d+))?/;

/**
 * The mark to check the answer's events with, or why it is not the requested league's. If it names the right league, the number
 * it gives also counts.
 */
export function checkAnswer(answer: unknown, mark: LeagueMark): Parsed<LeagueMark> {
  const named = answerSchema.safeParse(answer).data?.leagues ?? [];
  if (named.length === 0) return parsedItem(mark);
  const own = named.find(({ slug, id }) =>
    slug === undefined
      ? id === undefined || mark.leagues.length === 0 || mark.leagues.includes(id)
      : slug.toLowerCase() === mark.slug,
  );
  const [, sport = mark.sport, league] = UID.exec(own?.uid ?? '') ?? [];
  if (!own || sport !== mark.sport) {
    return refusedItem(
      `answered for another league (${named[0]?.slug ?? named[0]?.uid ?? 'unnamed'})`,
    );
  }
  const numbers = [league, own.id].flatMap((one) => one ?? []);
  if (numbers.some((number) => isOthers(mark, number))) {
    return refusedItem(`answered for another league (${own.uid ?? own.id})`);
  }
  return parsedItem(
    mark.leagues.length > 0 && numbers.length > 0
      ? { ...mark, leagues: [...mark.leagues, ...numbers] }
      : mark,
  );
}

/**
 * Why an event is not of a league, from what it, its competitions and its sides say; undefined without a contradiction. Sides are
 * checked only for their sport: clubs and players are guests of other leagues.
 */
export function otherLeague(item: unknown, mark: LeagueMark): string | undefined {
  const shape = itemSchema.safeParse(item).data;
  const competitions = [
    ...(shape?.competitions ?? []),
    ...(shape?.groupings ?? []).flatMap((grouping) => grouping.competitions ?? []),
  ];
  for (const uid of [shape?.uid, ...competitions.map((one) => one.uid)]) {
    const [, sport, league] = UID.exec(uid ?? '') ?? [];
    if (sport !== undefined && sport !== mark.sport) return `of another sport (${uid})`;
    if (league !== undefined && !isOwn(mark, league)) return `of another league (${uid})`;
  }
  const sides = competitions.flatMap(({ competitors }) => competitors ?? []);
  for (const uid of sides.flatMap((side) => [side.uid, side.team?.uid])) {
    const sport = UID.exec(uid ?? '')?.[1];
    if (sport !== undefined && sport !== mark.sport) return `a side of another sport (${uid})`;
  }
  return undefined;
}

const isOwn = (mark: LeagueMark, league: string): boolean =>
  mark.leagues.length > 0 ? mark.leagues.includes(league) : !isOthers(mark, league);
