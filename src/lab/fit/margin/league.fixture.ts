import type { MarginLeague } from '#domain/leagues/index.ts';
import { sfc32, uniform } from '#engine/rng/generator.ts';
import { normal } from '#engine/rng/normal.ts';
import type { FileGame } from '../row.ts';

const TEAMS = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF'];

/**
 * A made-up league of six teams with strengths eight points apart, home advantage 3, game SD 10. Closing spreads are
 * a point off; `lined` false omits them. Seasons begin in October of the year before, with fifty games each.
 */
export function madeUpLeague(
  league: MarginLeague,
  seasons: readonly number[],
  lined = true,
): FileGame[] {
  const generator = sfc32(5);
  return seasons.flatMap((season) =>
    Array.from({ length: 50 }, (_, at): FileGame => {
      const home = at % 6;
      const away = (home + 1 + (at % 5)) % 6;
      const truth = 8 * (away - home) + 3;
      const margin = Math.round(truth + 10 * normal(generator)) || 1;
      const total = 200 + Math.round(12 * normal(generator));
      const line = Math.round(2 * (truth + normal(generator))) / 2;
      const date = new Date(Date.UTC(season - 1, 9, 20 + 3 * at)).toISOString().slice(0, 10);
      const homeScore = Math.round((total + margin) / 2);
      const totalLine = Math.round(200 + 2 * uniform(generator));
      return {
        id: `${date}|${TEAMS[home]}|${TEAMS[away]}`,
        league,
        season,
        date,
        homeKey: TEAMS[home] ?? '',
        awayKey: TEAMS[away] ?? '',
        homeScore,
        awayScore: homeScore - margin,
        neutralSite: false,
        postseason: false,
        closing: lined ? { spread: -line, total: totalLine } : {},
        homeGroup: '',
        awayGroup: '',
        homeTop: true,
        awayTop: true,
        others: {},
      };
    }),
  );
}

/**
 * The made-up league with teams that change places every season; in `told` of the seasons, a poll says beforehand
 * which are strongest.
 */
export function shuffledLeague(seasons: readonly number[], told: readonly number[]): FileGame[] {
  return madeUpLeague('NCAAB', seasons).map((game) => {
    const place = (key: string) => TEAMS.indexOf(key);
    const now = (key: string) => TEAMS[(place(key) + 2 * game.season) % TEAMS.length] ?? '';
    const facts = (key: string) => ({ poll: TEAMS.length - place(key) });
    const known = told.includes(game.season);
    return {
      ...game,
      homeKey: now(game.homeKey),
      awayKey: now(game.awayKey),
      ...(known && { homePreseason: facts(game.homeKey), awayPreseason: facts(game.awayKey) }),
    };
  });
}
