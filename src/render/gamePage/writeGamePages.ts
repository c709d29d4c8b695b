import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { DrawnGames } from './drawnGames.ts';
import { gameFrame } from './gameFrame.ts';

/** Files written at a time. */
const HANDS = 32;

/** Puts each game's page into its league's frame, as a function does for a game new since the build. */
export async function writeGamePages({ games, notice }: DrawnGames, dist: string): Promise<void> {
  const frames = new Map(
    await Promise.all(
      TEAM_LEAGUES.map(async (league) => {
        const file = join(dist, 'game-shell', `${league.toLowerCase()}.html`);
        return [league, gameFrame(await readFile(file, 'utf8'))] as const;
      }),
    ),
  );
  const folder = join(dist, 'game');
  await mkdir(folder, { recursive: true });
  const waiting = [...games];
  const write = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { game, head, page } = next;
      const html = frames.get(game.league)?.({ head, sample: notice, page });
      if (!html) throw new Error(`There is no frame for game ${game.id}`);
      await writeFile(join(folder, `${game.id}.html`), html);
    }
  };
  await Promise.all(Array.from({ length: HANDS }, write));
}
