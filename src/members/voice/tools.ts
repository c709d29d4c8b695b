import * as z from 'zod';
import { signInSettings } from '#members/account/tools.ts';
import { SITE } from '#site';
import { followedSeasons } from '#slate/answers/followedSeasons.ts';
import { gamesToCome } from '#slate/answers/gamesToCome.ts';
import { promptClient } from '#store/tools.ts';
import type { Environment, Tool } from '#wiring';
import { voiceBoard } from './rules/board.ts';
import { createVoice } from './store.ts';
import type { CallTools } from './verbs/answerCall.ts';

const settingSchema = z.object({
  /** `on`: the owner has had it approved (docs/operations.md). */
  SIMCAST_VOICE_LINE: z.literal('on'),
  TWILIO_AUTH_TOKEN: z.string().min(1),
  /** The site's own address, which Twilio's signature covers. */
  URL: z.url(),
});

export interface VoiceSetting {
  readonly authToken: string;
  /** Without a slash at the end. */
  readonly siteUrl: string;
}

/** The line's settings; undefined while it is off. */
export function voiceSetting(env: Environment): VoiceSetting | undefined {
  const parsed = settingSchema.safeParse(env);
  if (!parsed.success) return undefined;
  const { TWILIO_AUTH_TOKEN: authToken, URL: siteUrl } = parsed.data;
  return { authToken, siteUrl: siteUrl.replace(/\/$/, '') };
}

/** The current games from the site's own list, and when they were confirmed. */
const boardReader: Tool<CallTools['readBoard']> = ({ use }) => {
  const read = use(gamesToCome);
  return async (now) => {
    const { games, asOf } = await read(now);
    return voiceBoard(games, asOf, now);
  };
};

/** What the line works with. */
export const callTools: Tool<CallTools> = ({ use }) => ({
  voice: createVoice(use(promptClient)),
  readBoard: use(boardReader),
  seasons: use(followedSeasons),
  house: SITE,
  secret: use(signInSettings).phoneKey,
});
