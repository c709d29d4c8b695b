import { withoutAccents } from '../words/plainLetters.ts';

/** Words that stand for an opponent still to be found, alone or followed by a number. */
const NOT_YET =
  /^(opponent |player |fighter )?(tb[acd]|to be (announced|determined|decided|confirmed)|undecided|unknown|unnamed)( (opponent|player|fighter|tb[acd]))?$/;
/** A position in the draw that a name will fill. */
const PLACE =
  /^(bye|qualifiers?|qualifier \/ lucky loser|q ?\/ ?ll|lucky losers?|wild ?cards?|alternate|special exempt|opponent|mystery opponent)$/;
/** Whoever advances from another match: "Winner of QF1", "Quarterfinal 2 Winner", "Loser Match 7". */
const ADVANCING =
  /^(winner|loser) (of|from|match|bout|fight|sf|qf|semi|quarter|round|r\d)\b|^(winner|loser) ?#?\d+$|\b(\d|finals?|semi-?finals?|quarter-?finals?|match|bout|round|group)\b.* (winner|loser)$/;
/** One of two: "Sinner/Zverev". */
const EITHER = /[\p{L}\d] ?\/ ?\p{L}|\S (or|oder|ou) \S/u;

const plain = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/[.()[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a text only says that something is still to be decided: "TBD", "To Be Announced". */
export const isNotYet = (text: string): boolean => NOT_YET.test(plain(text));

/**
 * Whether a name is not yet a single person's: "TBD", "Opponent TBA", "Qualifier 12", "Bye", "Lucky Loser", "Winner of SF1",
 * "Sinner/Zverev". Nothing is rated, published or written into the ledger under such a name.
 */
export function isPlaceholder(name: string): boolean {
  const whole = plain(name);
  const bare = whole.replace(/ ?#?\d+$/, '');
  if (!/\p{L}/u.test(whole)) return true;
  return NOT_YET.test(bare) || PLACE.test(bare) || ADVANCING.test(whole) || EITHER.test(whole);
}
