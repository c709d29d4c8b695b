import type { Game } from '#domain/game/game.ts';
import type { Side } from '#domain/game/predictedWinner.ts';
import { leavesOpen, namesOut } from '#domain/starters/availability.ts';
import { starterKey } from '#domain/starters/starterKey.ts';
import type { Instant } from '#domain/time/time.ts';
import type { Matchup, RatedResult } from '#engine/index.ts';
import type { ResultRow } from './store/results.ts';

type WhoPlays = Pick<Matchup, 'homeStarter' | 'awayStarter' | 'homeOut' | 'awayOut'>;

type WhoPlayed = Pick<RatedResult, 'homeStarter' | 'awayStarter' | 'homeOut' | 'awayOut'>;

/** Who starts and who is listed out, in a matchup's form. A list that is a day old says nothing. */
export function whoPlays({ league, availability }: Game, now: Instant): WhoPlays {
  const starter = (side: Side) => {
    const known = availability?.[side]?.starter;
    if (!known || leavesOpen(known.basis)) return undefined;
    return { name: known.name, key: starterKey(league, known.name) };
  };
  const out = (side: Side) =>
    namesOut(availability?.[side]?.out, now)
      ?.map((name) => starterKey(league, name))
      .sort();
  const [homeStarter, awayStarter] = [starter('home'), starter('away')];
  const [homeOut, awayOut] = [out('home'), out('away')];
  return {
    ...(homeStarter && { homeStarter }),
    ...(awayStarter && { awayStarter }),
    ...(homeOut && { homeOut }),
    ...(awayOut && { awayOut }),
  };
}

/** A matchup's starters and absences: a change of name is a change of facts. */
export const whoIn = ({ homeStarter, awayStarter, homeOut, awayOut }: WhoPlays): WhoPlays => ({
  homeStarter,
  awayStarter,
  homeOut,
  awayOut,
});

/** Who started and who was listed out, in the form the ratings learn from. */
export function whoPlayed({
  league,
  home_starter,
  away_starter,
  home_out,
  away_out,
}: Pick<
  ResultRow,
  'league' | 'home_starter' | 'away_starter' | 'home_out' | 'away_out'
>): WhoPlayed {
  const keyOf = (name: string): string => starterKey(league, name);
  const named = (name: string) => ({ name, key: keyOf(name) });
  return {
    ...(home_starter !== null && { homeStarter: named(home_starter) }),
    ...(away_starter !== null && { awayStarter: named(away_starter) }),
    ...(home_out !== null && { homeOut: home_out.map(keyOf) }),
    ...(away_out !== null && { awayOut: away_out.map(keyOf) }),
  };
}
