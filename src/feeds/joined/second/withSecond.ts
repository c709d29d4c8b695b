import { addDays } from '#domain/time/time.ts';
import { tried } from '../../reading/askAll.ts';
import type { KnownGames, SecondSource } from '../../secondSource.ts';
import { type Source, SourceError } from '../../source.ts';
import { carriedOn } from './carriedOn.ts';

/** Days a game may have been moved by, and a team may rest: both are found again all the same. */
const AROUND_DAYS = 14;

/**
 * A source whose leagues go on by a second feed where its own does not answer, as far as that one knows: schedule,
 * starts and results, no score of a game under way. What was told before stays. That it is so is quarantined with the
 * reason. Rejects with the first feed's SourceError where neither answers.
 * @param known the games that are stored, by whose numbers a second feed's are told
 */
export const withSecond = (
  first: Source,
  seconds: readonly SecondSource[],
  known: KnownGames,
): Source => ({
  ...first,
  async games(league, days, now) {
    const answer = await tried(() => first.games(league, days, now));
    if (answer.ok) return answer.value;
    let { message } = answer.error;
    for (const second of seconds.filter(({ leagues }) => leagues.includes(league))) {
      const other = await tried(() => second.games(league, days, now));
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
