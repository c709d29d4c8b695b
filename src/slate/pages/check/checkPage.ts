import type { AskedLeg } from '#domain/check/asked.ts';
import { MOST_LEGS } from '#domain/check/checkParlay.ts';
import { addressOf } from '#domain/check/legText.ts';
import { CHECK_PAGE } from '#domain/check/links.ts';
import { askedContestName } from '#domain/check/priceAsked.ts';
import { legOfPick } from '#domain/check/shown/picks.ts';
import {
  askedOfRows,
  type FormAsked,
  formAsked,
  legOfRow,
  rowOfLeg,
} from '#domain/check/shown/rows.ts';
import type { ShownContest } from '#domain/check/shown/shownContest.ts';
import { workCheck } from '#domain/check/shown/workCheck.ts';
import { builtPage } from '#http/builtPage.ts';
import type { Call } from '#http/endpoint.ts';
import { cached, SAFE_PAGE, UNKEPT } from '#http/headers.ts';
import { htmlAnswer, servedPage } from '#http/page.ts';
import { checkDocument } from '#render/checkPage/checkDocument.ts';
import { eventOnSlate } from '#slate/answers/check/endpoint.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { answers } from '#slate/answers/tools.ts';
import { readShownGame } from './readShownGame.ts';
import { shownEvent } from './shownEvent.ts';
import { checkableGames, choiceOf, firstLeg } from './upcoming.ts';
import { upcomingContests } from './upcomingContests.ts';
import { withPlayers } from './withPlayers.ts';
import { type Meant, wordsMeant } from './words.ts';

/** The contest of a leg as the page shows it; undefined for one that we do not have. */
async function shown(
  leg: AskedLeg,
  legs: readonly AskedLeg[],
  call: Call,
): Promise<ShownContest | undefined> {
  const { site, now } = call;
  if (leg.game !== undefined) {
    const answer = await site.use(answers).read(ANSWER_KEYS.game(leg.game), now);
    if (!answer) return undefined;
    const game = readShownGame(new TextDecoder().decode(answer.bytes), now);
    return withPlayers(leg.game, game, legs, call);
  }
  const event = await site.use(eventOnSlate)(leg.event ?? 0);
  return event && shownEvent(event, leg.part, now);
}

/** Every contest of the rows, each read once. */
async function contestsOf(rows: FormAsked['rows'], call: Call): Promise<readonly ShownContest[]> {
  const legs = rows.flatMap((row) => {
    const read = legOfRow(row);
    return 'leg' in read ? [read.leg] : (legOfPick(row.c, row.pick) ?? []);
  });
  const wanted = new Map(legs.map((leg) => [askedContestName(leg), leg]));
  const found = await Promise.all([...wanted.values()].map((leg) => shown(leg, legs, call)));
  return found.filter((contest) => contest !== undefined);
}

/** Rows as they are once what was pressed is done. */
function pressed({ rows, plus, drop }: FormAsked): FormAsked['rows'] {
  const left = rows.filter((_, at) => at !== drop);
  return plus && left.length < MOST_LEGS ? [...left, rowOfLeg(plus)] : left;
}

async function answer(call: Call): Promise<Response> {
  const { site, request, url, context, now } = call;
  const asked = formAsked(url.searchParams);
  let rows = pressed(asked);
  const isTyped = asked.words.trim() !== '';
  const [games, others] = await Promise.all([
    isTyped || rows.length === 0 ? checkableGames(site, now) : [],
    isTyped ? upcomingContests(site, now) : [],
  ]);
  const legs = rows.flatMap((row) => {
    const read = legOfRow(row);
    return 'leg' in read ? [read.leg] : [];
  });
  const meant: Meant | undefined = isTyped
    ? wordsMeant(asked.words, legs, { games, contests: others }, now)
    : undefined;
  if (meant && 'leg' in meant && rows.length < MOST_LEGS) rows = [...rows, rowOfLeg(meant.leg)];
  const isOpen = meant && !('leg' in meant);
  if (asked.typed && !isOpen) {
    const kept = askedOfRows({ rows, price: asked.price });
    // 303: the address of what was typed, which can be sent to others.
    if (kept || rows.length === 0)
      return new Response(null, {
        status: 303,
        headers: {
          ...SAFE_PAGE,
          ...UNKEPT,
          location: CHECK_PAGE + (kept ? addressOf(kept) : ''),
        },
      });
  }
  const [contests, frame] = await Promise.all([
    contestsOf(rows, call),
    builtPage(site, context.site.url ?? '', '/check.html'),
  ]);
  const html = checkDocument(frame, {
    rows,
    price: asked.price,
    worked: workCheck(rows, asked.price, contests),
    contests,
    now,
    words: isOpen ? asked.words : '',
    wordsProblem: meant && 'problem' in meant ? meant.problem : undefined,
    meant: meant && 'choices' in meant ? meant.choices : [],
    games: games.map((game) => choiceOf(game, now, [firstLeg(game)])),
    unread: asked.unread,
  });
  return htmlAnswer(request, html, {
    status: 200,
    headers: url.search === '' ? cached({ parameters: PARAMETERS }) : UNKEPT,
  });
}

/** What an address of the page may hold. */
const PARAMETERS = [
  'v',
  'leg',
  'price',
  'c',
  'pick',
  'who',
  'stat',
  'line',
  'odds',
  'q',
  'plus',
  'drop',
];

/** GET /check: any bet and any parlay, priced from the published slate, in the frame of the last build. */
export const CHECK_PAGES = [servedPage(CHECK_PAGE, answer)] as const;
