import process from 'node:process';
import * as z from 'zod';
import { listedGameSchema } from '#contract/game.ts';
import { boardOf } from '#domain/voice/board.ts';
import { connect } from '#server/store/client.ts';
import { PROMPT } from '#server/store/limitedFetch.ts';
import { createVoice } from '#server/store/voice.ts';
import { KEYS } from '#server/tasks/answers/keys.ts';
import { list } from '#server/tasks/answers/timedText.ts';
import type { CallTools } from '#server/tasks/voice/answerCall.ts';
import { SITE } from '#site';
import { accountTools } from '../accounts/environment.ts';
import { currentAnswers } from '../environment.ts';
import { keep } from '../keep.ts';

const settingSchema = z.object({
  /** `on`: the owner has had it approved (docs/operations.md). */
  SIMCAST_VOICE_LINE: z.literal('on'),
  TWILIO_AUTH_TOKEN: z.string().min(1),
  /** The site's own address, which Twilio's signature is made over. */
  URL: z.url(),
});

export interface VoiceSetting {
  readonly authToken: string;
  /** Without a slash at the end. */
  readonly siteUrl: string;
}

/** How the line is set up; undefined while it is off. */
export function voiceSetting(): VoiceSetting | undefined {
  const parsed = settingSchema.safeParse(process.env);
  if (!parsed.success) return undefined;
  const { TWILIO_AUTH_TOKEN: authToken, URL: siteUrl } = parsed.data;
  return { authToken, siteUrl: siteUrl.replace(/\/$/, '') };
}

const gamesSchema = z.array(listedGameSchema);
const parsedGames = keep<z.infer<typeof gamesSchema>>(1);

/** The games that are up, as the site's own lists have them, and when they were confirmed. */
async function readBoard(now: Date): ReturnType<CallTools['readBoard']> {
  const answer = await currentAnswers().read(KEYS.upcomingGames(), now, list([]));
  if (!answer) throw new Error('the games to come have not been rendered');
  const games = await parsedGames(answer.etag, async () =>
    gamesSchema.parse(JSON.parse(new TextDecoder().decode(answer.bytes))),
  );
  return boardOf(games, answer.asOf, now);
}

let tools: CallTools | undefined;

/** What the line works with, made at its first use. */
export function callTools(): CallTools {
  tools ??= {
    voice: createVoice(connect(process.env, PROMPT)),
    readBoard,
    house: SITE,
    secret: accountTools().phoneKey,
  };
  return tools;
}
