import type { LiveInShort } from '#contract/live/liveNow.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { isInstant, isList, isRecord } from './checks.ts';
import { fieldWord, flagOf, numberOf, wordOf } from './fields.ts';
import { readChances, readLiveScore, STAGES } from './liveFields.ts';

function readGame(value: unknown): LiveInShort | undefined {
  if (!isRecord(value)) return undefined;
  const { asOf } = value;
  const [gameId, path] = [numberOf(value.gameId), wordOf(value.path)];
  const league = TEAM_LEAGUES.find((one) => one === value.league);
  const [homeTeam, awayTeam] = [wordOf(value.homeTeam), wordOf(value.awayTeam)];
  const [stage, silent] = [fieldWord(STAGES, value.stage), flagOf(value.silent)];
  const [before, now] = [readChances(value.before), readChances(value.now)];
  const [detail, score] = [wordOf(value.detail), readLiveScore(value.score)];
  if (!isInstant(asOf) || gameId === undefined || path === undefined || !league) return undefined;
  if (homeTeam === undefined || awayTeam === undefined) return undefined;
  if (stage === undefined || silent === undefined || !before) return undefined;
  return {
    asOf,
    gameId,
    path,
    league,
    sample: value.sample === true,
    homeTeam,
    awayTeam,
    stage,
    silent,
    before,
    ...(now && { now }),
    ...(detail !== undefined && { detail }),
    ...(score && { score }),
  };
}

/** What a page draws of an answer, without games of another shape; undefined for another answer. */
export const readLiveNow = (answer: unknown): readonly LiveInShort[] | undefined =>
  isList(answer) ? answer.flatMap((game) => readGame(game) ?? []) : undefined;
