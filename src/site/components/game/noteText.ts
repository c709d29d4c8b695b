import type { Team } from '#domain/game/game.ts';
import type { CardGame } from '#domain/game/listedGame.ts';

/** "No. 5", the feed's ranking or seed of a college team; undefined if unranked. */
export const teamRankText = ({ rank }: Team): string | undefined =>
  rank === undefined ? undefined : `No. ${rank}`;

const joined = (parts: readonly (string | undefined)[], by: string): string | undefined =>
  parts.filter((part) => part !== undefined && part !== '').join(by) || undefined;

/** "Rose Bowl", "East 1st Round - Game 5 · BOS leads series 3-2"; undefined if the feed gives neither. */
export const occasionText = ({ occasion, series }: CardGame): string | undefined =>
  joined([occasion, series], ' · ');

/** Broadcasters no longer matter once the game is over. */
const isToBeShown = ({ status }: CardGame): boolean => status === 'scheduled' || status === 'live';

/** "ABC, ESPN+": national channels; undefined if there is none. */
export const nationalText = (game: CardGame): string | undefined =>
  isToBeShown(game) ? joined(game.broadcasts?.national ?? [], ', ') : undefined;

/** "YES (BKN), FanDuel SN OH (CLE)": each side's local channels; undefined if there are none. */
export function localText(game: CardGame): string | undefined {
  if (!isToBeShown(game)) return undefined;
  const { broadcasts, homeTeam, awayTeam } = game;
  const of = (names: readonly string[] | undefined, { abbreviation }: Team) =>
    names?.length ? `${names.join(', ')} (${abbreviation})` : undefined;
  return joined([of(broadcasts?.away, awayTeam), of(broadcasts?.home, homeTeam)], ', ');
}

/** "ABC, ESPN+, YES (BKN)": all broadcasters. */
export const channelsText = (game: CardGame): string | undefined =>
  joined([nationalText(game), localText(game)], ', ');

/** A card's note besides sides and figures: "Rose Bowl · ABC, ESPN+". */
export const cardNote = (game: CardGame): string | undefined =>
  joined([occasionText(game), nationalText(game)], ' · ');
