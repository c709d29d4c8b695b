import { startText, venueText } from '#components/game/gameText.ts';
import type { NamedPage } from '#components/search/names.ts';
import { plainPath } from '#components/ui/link.ts';
import { teamWords } from '#content/search/searchWords.ts';
import type { Game } from '#domain/game/game.ts';
import { teamOn } from '#domain/game/predictedWinner.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { playersWithPages } from '#domain/players/playersWithPages.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** The description in a built page's head. */
function descriptionOf(html: string): string {
  const [, escaped = ''] = html.match(/<meta name="description" content="([^"]*)"/) ?? [];
  return escaped.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The names of a built page, from what Pagefind read in it. */
export const pageNames = (
  { url, meta }: { readonly url: string; readonly meta: Readonly<Record<string, string>> },
  html: string,
): NamedPage => ({
  path: plainPath(url),
  title: meta.title ?? url,
  ...(meta.league && { league: meta.league }),
  ...(meta.words && { words: meta.words }),
  text: descriptionOf(html),
});

/** Who plays in a game, as far as named: starters first. */
function playersOf({ availability, prediction }: Game): readonly string[] {
  const starters = [availability?.away?.starter, availability?.home?.starter];
  const projected = prediction?.projectedPlayerStats ?? [];
  return [
    ...new Set([
      ...starters.flatMap((starter) => starter?.name ?? []),
      ...projected.map(({ playerName }) => playerName),
    ]),
  ];
}

/** The names of a game's page: both teams as fans call them, the occasion, who plays; in one line when and where, no figures. */
export function searchedGameNames(game: Game): NamedPage {
  const { id, league, awayTeam, homeTeam, occasion } = game;
  const teams = [awayTeam, homeTeam].map((team) => teamWords(league, team));
  const said = [occasion, startText(game), venueText(game)].filter((text) => text !== undefined);
  return {
    path: `/game/${id}`,
    title: `${awayTeam.name} @ ${homeTeam.name}`,
    league: LEAGUES[league].name,
    words: [...teams, occasion ?? '', ...playersOf(game)].join(' ').trim(),
    text: `${said.join('. ')}.`,
  };
}

/** The names of the pages of a game's players: one each, with his team; in one line his game. */
export function playerNames(game: Game): readonly NamedPage[] {
  const { league, awayTeam, homeTeam } = game;
  return playersWithPages(game).map(({ name, path, position, side }) => ({
    path,
    title: name,
    league: LEAGUES[league].name,
    words: position,
    text: `${[position, teamOn(game, side).name].filter((part) => part !== '').join(', ')}. Next: ${awayTeam.name} @ ${homeTeam.name}, ${startText(game)}.`,
  }));
}
