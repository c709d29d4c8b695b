import * as z from 'zod';
import { listedGameSchema } from '#contract/game.ts';
import { signInSettings } from '#members/account/tools.ts';
import { SITE } from '#site';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { timedList } from '#slate/answers/timedText.ts';
import { answers } from '#slate/answers/tools.ts';
import { keep } from '#store/keep.ts';
import { promptClient } from '#store/tools.ts';
import type { Environment, Tool } from '#wiring';
import { boardOf } from './rules/board.ts';
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

const gamesSchema = z.array(listedGameSchema);

/** The current games from the site's own lists, and when they were confirmed. */
const boardReader: Tool<CallTools['readBoard']> = ({ use }) => {
  const parsedGames = keep<z.infer<typeof gamesSchema>>(1);
  return async (now) => {
    const answer = await use(answers).read(ANSWER_KEYS.upcomingGames(), now, timedList([]));
    if (!answer) throw new Error('the games to come have not been rendered');
    const games = await parsedGames(answer.etag, async () =>
      gamesSchema.parse(JSON.parse(new TextDecoder().decode(answer.bytes))),
    );
    return boardOf(games, answer.asOf, now);
  };
};

/** What the line works with. */
export const callTools: Tool<CallTools> = ({ use }) => ({
  voice: createVoice(use(promptClient)),
  readBoard: use(boardReader),
  house: SITE,
  secret: use(signInSettings).phoneKey,
});
