import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { inSeason } from '#domain/leagues/season.ts';
import { BASKETBALL_LINES, FOOTBALL_LINES } from '#domain/lineup/drawn.fixture.ts';
import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { NO_STANDING } from '#domain/record/leagueStanding.ts';
import type { GameChange } from '#domain/season/changesByGame.ts';
import { GamePage } from './GamePage.tsx';
import { sampleGames } from './sampleGames.fixture.ts';

const NOW = new Date('2026-11-22T13:03:00Z');
/** Words that a reader of a phone sees before opening anything. */
const MOST = 300;
/** What a phone does not show: content of closed folds, columns and figures for wide screens, texts of another hour, words for screen readers alone. */
const UNSEEN =
  'details:not([open]) > .content, details[open] > summary > .fold-figure, [hidden], [popover], .hidden, script, noscript, .more, .wide-only, .take-at, .optional, .visually-hidden';

const SCORES: LeagueScores = {
  from: { league: 'NFL', seasons: '2023–2024', unit: 'games' },
  contests: 1570,
  ours: 0.6075,
  own: 0.619,
  close: 0.607,
  coin: Math.LN2,
};
/** As domain/season/changesByGame.ts says it of a game that can be drawn and matters to both sides. */
const changeOf = (home: string, away: string): GameChange => ({
  words: `${home} to make the playoffs: win 71%, lose 38%.`,
  brief: `Champions League, won/drawn/lost: ${home} 71%/55%/38%, ${away} 12%/7%/2%`,
});
/** Players as the refresh draws them, in leagues with players. */
const LINES = { NFL: FOOTBALL_LINES, NBA: BASKETBALL_LINES } as const;
const linesOf = (league: string) => Object.entries(LINES).find(([of]) => of === league)?.[1];
const LEDGER = {
  seq: 1234,
  hash: 'ab'.repeat(32),
  previousHash: 'cd'.repeat(32),
  appendedAt: '2026-11-21T15:00:00Z',
};

const words = (root: HTMLElement): readonly string[] =>
  root.innerHTML
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

const seen = (html: string): HTMLElement => {
  const root = parse(html);
  for (const unseen of root.querySelectorAll(UNSEEN)) unseen.remove();
  return root;
};

test.each(TEAM_LEAGUES.filter((league) => inSeason(league, '2026-11-22')))(
  'a page of the %s shows at most 300 words on a phone, of which twelve say how accurate it is',
  async (league) => {
    const lines = linesOf(league);
    const games = (await sampleGames(league, NOW, 4)).map(({ prediction, ...game }) => ({
      ...game,
      prediction: { ...prediction, ...(lines && { projectedPlayerStats: lines }) },
    }));
    expect(games.length).toBeGreaterThan(0);
    for (const game of games) {
      const html = renderToStaticMarkup(
        <GamePage
          game={game}
          ledger={LEDGER}
          lines={game.odds}
          others={games}
          teamPaths={new Set()}
          standing={{
            ...NO_STANDING,
            scores: [SCORES],
            changes: {
              [game.id]: changeOf(game.homeTeam.shortName, game.awayTeam.shortName),
            },
            places: { [game.homeTeam.name]: 3, [game.awayTeam.name]: 17 },
          }}
          now={NOW}
        />,
      );
      const root = seen(html);
      expect(root.text).toContain(`${game.awayTeam.shortName} 12%/7%/2%`);
      const name = `${game.awayTeam.name} at ${game.homeTeam.name}`;
      expect(words(root).length, name).toBeGreaterThan(150);
      expect(words(root).length, name).toBeLessThanOrEqual(MOST);
      const accuracy = root.querySelector('[data-accuracy]');
      expect(root.querySelector('#who summary')?.text.includes('yds (') ?? false).toBe(
        league === 'NFL',
      );
      expect(accuracy && words(accuracy).length).toBeLessThanOrEqual(12);
      expect(root.querySelector('#verdict')?.text).not.toMatch(/±/);
    }
  },
);
