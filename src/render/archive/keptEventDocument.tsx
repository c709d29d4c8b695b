import { renderToStaticMarkup } from 'react-dom/server';
import { keptEventCrumbs } from '#components/archive/events/eventCrumbs.ts';
import { cardTally, KeptCardPage } from '#components/archive/events/KeptCardPage.tsx';
import { KeptPartPage } from '#components/archive/events/KeptPartPage.tsx';
import {
  isOverPart,
  type PartOf,
  partSaidAndCame,
  partTitle,
} from '#components/archive/events/partWords.ts';
import { crumbList } from '#components/game/gameTitle.ts';
import type { EventShown } from '#components/live/match/MatchPanel.tsx';
import { SampleNotice } from '#components/shell/SampleNotice.tsx';
import { fitTitle } from '#components/ui/fitTitle.ts';
import { lastingPartPath } from '#domain/archive/eventAddress.ts';
import type { KeptEvent, KeptPart } from '#domain/archive/keptEvent.ts';
import { type PartKey, WHOLE_EVENT } from '#domain/events/parts.ts';
import { lastNames } from '#domain/fights/lastName.ts';
import { leagueLabel } from '#domain/record/leagueLabel.ts';
import { easternDate, fullDate } from '#domain/time/time.ts';
import { fitDescription } from '../eventData/descriptions.ts';
import { boutData, sportEventData } from '../eventData/sportEventData.ts';
import { gameFrame } from '../gamePage/gameFrame.ts';
import { HeadTags, type PageMeta } from '../HeadTags.tsx';

const dayOf = ({ event }: Pick<KeptEvent, 'event'>): string =>
  fullDate(easternDate(event.startTime));

/** The title: names and day, so that a rematch has another. */
function titleOf(of: PartOf): string {
  const { event, part } = of;
  const what = isOverPart(of) ? 'our forecast, graded' : 'our forecast on record';
  const twice = part.sameSides.length > 0 ? ` (${event.id})` : '';
  const day = `${dayOf(of)}${twice}`;
  const short = part.names ? lastNames(...part.names).join(' vs. ') : event.name;
  return fitTitle(
    `${partTitle(of)}, ${day}: ${what}`,
    `${short}, ${day}: ${what}`,
    `${short}, ${day}: forecast`,
    `${short}, ${day}`,
  );
}

/** What a search result says of it; its line on the ledger is no other page's. */
function descriptionOf(of: PartOf): string {
  const { event, part } = of;
  const line = `Ledger line ${part.entry.seq}.`;
  return fitDescription(
    `${partTitle(of)}, ${leagueLabel(event.league)}, ${dayOf(of)}. ${line}`,
    partSaidAndCame(of),
    'With the proof.',
  );
}

/** schema.org data of the bout, or of the event where it is one contest. */
function dataOf({ event, part }: PartOf, description: string) {
  const path = lastingPartPath(event.id, part.key);
  const bout = event.kind === 'fights' && event.bouts.find(({ key }) => key === part.key);
  return event.kind === 'fights' && bout
    ? boutData(event, bout, path, description)
    : sportEventData(event, description, path);
}

function partMeta(of: PartOf) {
  const { event, part } = of;
  const description = descriptionOf(of);
  const title = part.key === WHOLE_EVENT ? undefined : partTitle(of);
  return {
    title: titleOf(of),
    description,
    canonical: lastingPartPath(event.id, part.key),
    structuredData: [crumbList(keptEventCrumbs(event, title)), dataOf(of, description)],
  };
}

function cardMeta(kept: KeptEvent) {
  const { event } = kept;
  const path = lastingPartPath(event.id, WHOLE_EVENT);
  const day = dayOf(kept);
  const description = fitDescription(
    `${event.name}, ${day}: ${cardTally(kept)}.`,
    `Ledger line ${kept.parts.at(-1)?.entry.seq ?? 0}.`,
    'Each fight with what we said, what came of it, and the proof.',
  );
  return {
    title: fitTitle(`${event.name}, ${day}: our forecasts`, `${event.name}, ${day}`, event.name),
    description,
    canonical: path,
    structuredData: [crumbList(keptEventCrumbs(event)), sportEventData(event, description, path)],
  };
}

/** The part that an address asks for; undefined of a card as a whole. */
const partAsked = ({ event, parts }: KeptEvent, key: PartKey): KeptPart | undefined =>
  event.kind === 'fights' && key === WHOLE_EVENT
    ? undefined
    : parts.find((part) => part.key === key);

/** The lasting page of a part of an event, or of a card, in the last build's frame. It follows no slate. */
export function keptEventDocument(
  shell: string,
  kept: KeptEvent,
  key: PartKey,
  { now, shown }: { readonly now: Date; readonly shown?: EventShown | undefined },
): string {
  const { event } = kept;
  const part = partAsked(kept, key);
  const meta: PageMeta & { readonly canonical: string } = {
    ...(part ? partMeta({ event, part }) : cardMeta(kept)),
    ...(event.sample && { robots: 'noindex' }),
  };
  const page = part ? (
    <KeptPartPage event={event} part={part} shown={shown} now={now} />
  ) : (
    <KeptCardPage kept={kept} now={now} />
  );
  return gameFrame(shell)({
    head: renderToStaticMarkup(<HeadTags meta={meta} now={now} />),
    sample: event.sample ? renderToStaticMarkup(<SampleNotice />) : '',
    page: renderToStaticMarkup(page),
  }).toString();
}
