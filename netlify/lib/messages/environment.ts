import process from 'node:process';
import { type PicksSettings, picksSettings } from '#server/messaging/twilio/settings.ts';
import { twilioChannel } from '#server/messaging/twilio/twilioChannel.ts';
import { connect } from '#server/store/client.ts';
import { PROMPT } from '#server/store/limitedFetch.ts';
import { createMessages, type Messages } from '#server/store/messages.ts';
import { dayReader } from '#server/tasks/messages/digestDay.ts';
import type { DigestTools } from '#server/tasks/messages/sendDigests.ts';
import { SITE } from '#site';
import { reasonOf } from '../billing/reasonOf.ts';
import { refreshStore } from '../environment.ts';

/** Whether picks are sent by text, and with what; a setting that is missing then is logged, and nothing is offered. */
export function offered(): PicksSettings | undefined {
  try {
    return picksSettings(process.env);
  } catch (error) {
    console.error(reasonOf(error));
    return undefined;
  }
}

/** For answers to a reader or a webhook. */
export const promptMessages = (): Messages => createMessages(connect(process.env, PROMPT));

/** What digests are decided and sent with. */
export const digestTools = (
  settings: PicksSettings,
  failed: DigestTools['failed'],
): DigestTools => ({
  messages: createMessages(connect(process.env)),
  channel: twilioChannel(settings),
  day: dayReader(refreshStore()),
  sender: { name: SITE.name, host: new URL(settings.siteUrl).host, helpLine: SITE.helpLine },
  failed,
});
