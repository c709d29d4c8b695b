import { basketballPlayers } from '#engine/players/basketball/model.ts';
import { squadWith, tenOf } from '#engine/players/basketball/params.fixture.ts';
import { BASKETBALL_STATS } from '#engine/players/basketball/stats.ts';
import { sfc32 } from '#engine/rng/generator.ts';
import type { Box } from './readBoxes.ts';

const TEAMS = ['AAA', 'BBB', 'CCC', 'DDD'];
const WIDTH = BASKETBALL_STATS.length;

/** Box scores of a made-up league whose lines are drawn by the model itself with round parameters. */
export function drawnLeague(seasons: readonly number[], rounds: number): Box[] {
  const generator = sfc32(11);
  const squads = new Map(
    TEAMS.map((team) => [team, squadWith(tenOf(team).map((one) => ({ ...one, shown: true })))]),
  );
  const boxes: Box[] = [];
  for (const season of seasons) {
    for (let round = 0; round < rounds; round++) {
      const day = `${season}-${String(1 + Math.floor(round / 28)).padStart(2, '0')}`;
      const date = `${day}-${String(1 + (round % 28)).padStart(2, '0')}`;
      const turn = round % 3;
      const others = TEAMS.slice(1);
      const guest = others[turn] ?? '';
      const rest = others.filter((team) => team !== guest);
      for (const [home, away] of [['AAA', guest], rest] as [string, string][]) {
        const lines = basketballPlayers.prepare(squads.get(home), squads.get(away));
        const out = new Int32Array(lines.players.length * WIDTH);
        const homeScore = 95 + (generator.next() % 36);
        const margin = 1 + (generator.next() % 20);
        const awayScore = homeScore + (generator.next() % 2 === 0 ? margin : -margin);
        lines.draw(generator, homeScore, awayScore, out);
        boxes.push({
          id: `${date}|${home}|${away}`,
          season,
          date,
          home,
          away,
          homeScore,
          awayScore,
          names: new Map(),
          lines: lines.players.flatMap(({ side, playerId }, player) => {
            const [minutes = 0, ...counts] = out.subarray(player * WIDTH, (player + 1) * WIDTH);
            const team = side === 'home' ? home : away;
            const who = playerId.startsWith('rest-') ? `${team}rest` : playerId;
            return minutes > 0 ? [{ playerId: who, team, position: 'G', minutes, counts }] : [];
          }),
        });
      }
    }
  }
  return boxes;
}
