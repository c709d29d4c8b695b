import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Below the data's folder. */
const FOLDER = 'plays/live_sequences';

const PREFIX = 'golf_espn_leaderboard_';

/** Recorded leaderboards in the order of their time. */
export function recordedBoards(folder: string): readonly unknown[] {
  const path = join(folder, FOLDER);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.startsWith(PREFIX))
    .sort()
    .map((name): unknown => JSON.parse(gunzipSync(readFileSync(join(path, name))).toString()));
}
