import type { PlayerInput, Squad } from '../game/game.ts';
import type { Range } from '../leagues/figures.ts';
import { FIGURES } from '../leagues/index.ts';
import { LEAGUES, type League } from '../leagues/league.ts';
import type { Sport } from '../leagues/record.ts';
import { type Checked, isWithin, type Problem } from './checked.ts';

/** Plausible season means per game and rates of one player, with the specification's names of player stats. */
const PLAYER_BOUNDS: Readonly<Record<Sport, ReadonlyMap<string, Range>>> = {
  basketball: new Map([
    ['points', [0, 60]],
    ['rebounds', [0, 30]],
    ['assists', [0, 25]],
  ]),
  football: new Map([
    ['passingYards', [0, 650]],
    ['rushingYards', [0, 400]],
    ['receivingYards', [0, 400]],
  ]),
  baseball: new Map([
    ['homeRuns', [0, 4]],
    ['rbis', [0, 12]],
    ['battingAverage', [0, 1]],
    ['era', [0, 99]],
  ]),
  hockey: new Map([
    ['goals', [0, 5]],
    ['assists', [0, 6]],
  ]),
  soccer: new Map([
    ['goals', [0, 6]],
    ['assists', [0, 6]],
  ]),
};

type Figures = Readonly<Record<string, number>>;

/** A side's players and scoring without impossible figures; undefined if nobody is left. */
export function checkSquad(squad: Squad, league: League): Checked<Squad | undefined> {
  const { games: most, scoring } = FIGURES[league].bounds;
  if (!isWithin(squad.games, [1, most])) {
    const reason = `${squad.games} games of a season`;
    return { value: undefined, problems: [{ what: 'squad', reason }] };
  }
  const problems: Problem[] = [];
  const bounds = PLAYER_BOUNDS[LEAGUES[league].sport];

  const believed = (figures: Figures, name: string): Figures =>
    Object.fromEntries(
      Object.entries(figures).filter(([stat, value]) => {
        const range = bounds.get(stat);
        if (range && isWithin(value, range)) return true;
        problems.push({ what: `${stat} of ${name}`, reason: `a ${stat} of ${value}` });
        return false;
      }),
    );

  /** A season's total is at most the highest mean times the most games. */
  const believedTotals = (totals: Figures, name: string): Figures =>
    Object.fromEntries(
      Object.entries(totals).filter(([stat, value]) => {
        const [, highest] = bounds.get(stat) ?? [0, -1];
        if (isWithin(value, [0, highest * most])) return true;
        problems.push({ what: `${stat} of ${name}`, reason: `a season's ${stat} of ${value}` });
        return false;
      }),
    );

  const checked = (player: PlayerInput): PlayerInput => {
    const { playerName: name, games, totals } = player;
    // If the number of games is impossible, no mean is made of it.
    const odd = games !== undefined && !isWithin(games, [1, most]);
    if (odd) problems.push({ what: `games of ${name}`, reason: `${games} games of a season` });
    return {
      ...player,
      ...(odd && { games: undefined }),
      perGame: odd ? {} : believed(player.perGame, name),
      rates: believed(player.rates, name),
      ...(totals && { totals: believedTotals(totals, name) }),
    };
  };
  const players = squad.players.map(checked);
  const named = players.filter((player, at) => !wasEmptied(player, squad.players[at]));
  const { scoringPerGame: mean } = squad;
  const odd = mean !== undefined && !isWithin(mean, scoring);
  if (odd) problems.push({ what: 'scoring', reason: `${mean} a game in the ${league}` });
  if (named.length === 0) return { value: undefined, problems };
  return {
    value: { ...squad, players: named, scoringPerGame: odd ? undefined : mean },
    problems,
  };
}

const countOf = ({ perGame, rates, totals = {} }: PlayerInput): number =>
  [perGame, rates, totals].flatMap((figures) => Object.keys(figures)).length;

/** A player who loses all his figures is left out. A starter may come without any. */
const wasEmptied = (player: PlayerInput, before: PlayerInput | undefined): boolean =>
  before !== undefined && countOf(before) > 0 && countOf(player) === 0;
