import type { Team } from '../game/game.ts';

const LENGTH = 3;

/** Words that begin with a letter or digit. */
const words = (name: string): readonly string[] => name.match(/[\p{L}\p{N}][^\s-]*/gu) ?? [];

/**
 * Up to three capitals in place of a missing logo: the abbreviation, else the initials of a name with three or more words, else
 * the start of the name. "?" for a team without a name.
 */
export function initials(team: Pick<Team, 'name' | 'abbreviation'>): string {
  const parts = words(team.name);
  const fromName =
    parts.length >= LENGTH ? parts.map((word) => [...word][0]).join('') : parts.join('');
  const letters = team.abbreviation.replace(/[^\p{L}\p{N}]/gu, '') || fromName || '?';
  return [...letters].slice(0, LENGTH).join('').toUpperCase();
}

/** Suffixes that are not part of a name: "Khalil Rountree Jr." */
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/** First letters of a person's first and last name: "Daniil Medvedev" → "DM", "Khalil Rountree Jr." → "KR"; "?" without one. */
export function personInitials(name: string): string {
  const parts = words(name).filter((word) => !SUFFIX.test(word));
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : ''].map(
    (word) => [...(word ?? '')][0],
  );
  return letters.join('').toUpperCase() || '?';
}
