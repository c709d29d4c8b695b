import { percent } from '#domain/numbers/numbers.ts';
import type { PlayerLine, StatCounts } from '#domain/players/line.ts';
import { figureTexts, type LineAt, lineAt } from '#domain/players/lineAt.ts';
import { statShort } from '#domain/players/statText.ts';
import { h } from '../rerun/dom.ts';

/** From here on a player plays in as good as all of them. */
const SURE = 0.995;

const cell = (term: string, chance: string, price: string) =>
  h('div', {}, h('dt', {}, term), h('dd', {}, h('b', {}, chance), ' ', price));

/** Chances over, on and under a line, with the fair price of either side. */
export function chanceCells({ over, exactly, under, overPrice, underPrice }: LineAt, line: number) {
  return [
    cell(`Over ${line}`, over, `fair ${overPrice}`),
    ...(exactly === undefined ? [] : [cell(`Exactly ${line}`, exactly, 'push')]),
    cell(`Under ${line}`, under, `fair ${underPrice}`),
  ];
}

/** "Floor 213, median 265, ceiling 322; mean 268 pass yds. Of the games in which he plays, 62% of all." */
export function figuresNote(player: PlayerLine, stat: string, counts: StatCounts): string {
  const figures = figureTexts(stat, counts);
  if (!figures) return 'He plays in none of the simulated games.';
  const { floor, median, ceiling, mean } = figures;
  const given =
    player.plays > SURE
      ? ''
      : ` Of the games in which he plays, ${percent(100 * player.plays)} of all.`;
  return `Floor ${floor}, median ${median}, ceiling ${ceiling}; mean ${mean} ${statShort(stat)}.${given}`;
}

/** "If Kelce is out: mean 281, over 249.5 63%." */
export function ifOutNote(name: string, stat: string, counts: StatCounts, line: number): string {
  const mean = figureTexts(stat, counts)?.mean ?? '–';
  const { over } = lineAt(stat, counts, line);
  return `If ${name} is out: mean ${mean} ${statShort(stat)}, over ${line} ${over}.`;
}
