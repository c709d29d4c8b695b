import { addDays } from '#domain/time/time.ts';
import { triedAsk } from '../../reading/askAll.ts';
import type { KnownGames, SecondSource } from '../../secondSource.ts';
import { type Source, SourceError } from '../../source.ts';
import { carriedOn } from './carriedOn.ts';

/** Further days whose stored games are matched: a game may have moved, or a team may have had no game. */
const AROUND_DAYS = 14;

/**
 * A source whose leagues use a second feed if their own does not answer, as far as it knows: schedule, starts and results, no
 * live scores. Earlier facts stay. The switch is quarantined with its reason. Rejects with the first feed's SourceError if
 * neither answers.
 * @param known the stored games, whose numbers the second feed's games get
 */
export const withSecond = (
  first: Source,
  seconds: readonly SecondSource[],
  known: KnownGames,
): Source => ({
  ...first,
  async games(league, days, now) {
    const answer = await triedAsk(() => first.games(league, days, now));
    if (answer.ok) return answer.value;
    let { message } = answer.error;
    for (const second of seconds.filter(({ leagues }) => leagues.includes(league))) {
      const other = await triedAsk(() => second.games(league, days, now));
      if (!other.ok) {
        message = `${message}; ${other.error.message}`;
        continue;
      }
      const about = { from: addDays(days.from, -AROUND_DAYS), to: addDays(days.to, AROUND_DAYS) };
      const { games, quarantined } = carriedOn(
        other.value,
        await known(first.name, league, about),
        now,
      );
      const because = { item: `games, told by ${second.name} instead`, reason: message };
      return { games, quarantined: [because, ...quarantined], from: second.name };
    }
    throw new SourceError(message, { cause: answer.error });
  },
});
