import { type ArchiveLeague, isEventLeague } from '#domain/archive/archiveLeague.ts';
import type { EventSport } from '#domain/events/event.ts';
import { sportOf } from '#domain/events/sportEvent.ts';

const WORDS: Readonly<Record<EventSport, readonly [one: string, many: string]>> = {
  UFC: ['fight', 'fights'],
  Boxing: ['fight', 'fights'],
  Tennis: ['match', 'matches'],
  F1: ['race', 'races'],
  NASCAR: ['race', 'races'],
  Golf: ['tournament', 'tournaments'],
};

/** What a league's contests are called: one, and more. */
export const contestWords = (league: ArchiveLeague): readonly [one: string, many: string] =>
  isEventLeague(league) ? WORDS[sportOf(league)] : ['game', 'games'];

/** "games", "fights", "matches": what a league's contests are called. */
export const contestWord = (league: ArchiveLeague): string => contestWords(league)[1];
