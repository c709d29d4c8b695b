import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FOLLOWED_PATH } from '#contract/homePaths.ts';
import { LEDGER_PATHS } from '#contract/ledger/paths.ts';
import { LIVE_NOW } from '#contract/live/nowPath.ts';
import { EVENT_LIVE, EVENT_LIVE_CURVE, GAME_LIVE, GAME_LIVE_CURVE } from '#contract/live/paths.ts';
import { CHECK, GAME_PAGE, GAMES_PAGE, HEALTH, PATHS } from '#contract/paths.ts';
import { GAME_PLAYERS, GAME_PLAYERS_RECIPE } from '#contract/players/paths.ts';
import { RECORD_FILES } from '#contract/record/paths.ts';
import { SEASON_PATHS } from '#contract/season/paths.ts';
import { ROOT } from '#local/project.ts';
import { PASSKEY_PATHS } from '#members/account/contract/passkeyPaths.ts';
import {
  AUTH_PATHS,
  CODE_STATUS,
  SEND_SMS_HOOK,
  TRUST_PATHS,
} from '#members/account/contract/paths.ts';
import { ADMIN_PATHS } from '#members/admin/paths.ts';
import { ALERT_PATHS } from '#members/alerts/paths.ts';
import { BET_GAMES, BET_PATHS } from '#members/bets/paths.ts';
import { STRIPE_WEBHOOK, SUBSCRIPTION_PATHS } from '#members/billing/contract/paths.ts';
import { MEMBER_TODAY } from '#members/day/paths.ts';
import { FOLLOWS } from '#members/follows/paths.ts';
import { LETTER_PATHS } from '#members/messages/contract/letters.ts';
import {
  EMAIL_EVENTS,
  EMAIL_UNSUBSCRIBE,
  MESSAGE_PATHS,
  SMS_INBOUND,
  SMS_STATUS,
} from '#members/messages/contract/paths.ts';
import { PRIVATE_FEED_PATHS } from '#members/privateFeed/paths.ts';
import { VOICE_PATHS, VOICE_WEBHOOKS } from '#members/voice/paths.ts';
import { declaredPaths } from '#test/deploy/declaredPaths.ts';

const FOLDER = join(ROOT, 'netlify/functions');

/** Netlify deploys everything in that folder as a function: a test or helper there would be public. */
test.each(readdirSync(FOLDER))('netlify/functions/%s is a function and nothing else', (name) => {
  expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*\.tsx?$/);
  expect(readFileSync(join(FOLDER, name), 'utf8')).toMatch(/^export default /m);
});

test('every path of the contract is declared by one function, in plain strings', () => {
  expect(declaredPaths().toSorted()).toEqual(
    [
      ...Object.values(PATHS),
      FOLLOWED_PATH,
      ...Object.values(LEDGER_PATHS),
      ...Object.values(SEASON_PATHS),
      CHECK,
      GAME_PAGE,
      GAME_LIVE,
      GAME_LIVE_CURVE,
      EVENT_LIVE,
      EVENT_LIVE_CURVE,
      LIVE_NOW,
      GAME_PLAYERS,
      GAME_PLAYERS_RECIPE,
      GAMES_PAGE,
      HEALTH,
      ...Object.values(RECORD_FILES),
      ...Object.values(AUTH_PATHS),
      ...Object.values(PASSKEY_PATHS),
      ...Object.values(TRUST_PATHS),
      SEND_SMS_HOOK,
      CODE_STATUS,
      STRIPE_WEBHOOK,
      ...Object.values(ADMIN_PATHS),
      ...Object.values(SUBSCRIPTION_PATHS),
      ...Object.values(PRIVATE_FEED_PATHS),
      ...Object.values(BET_PATHS),
      ...Object.values(ALERT_PATHS),
      ...Object.values(VOICE_PATHS),
      ...Object.values(VOICE_WEBHOOKS),
      BET_GAMES,
      MEMBER_TODAY,
      FOLLOWS,
      ...Object.values(MESSAGE_PATHS),
      SMS_INBOUND,
      SMS_STATUS,
      EMAIL_EVENTS,
      EMAIL_UNSUBSCRIBE,
      ...Object.values(LETTER_PATHS),
    ].toSorted(),
  );
});
