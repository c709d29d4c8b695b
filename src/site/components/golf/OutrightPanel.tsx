import { eventToCheck } from '#domain/check/eventCheck.ts';
import type { GolfTournament } from '#domain/events/golfTournament.ts';
import type { StoredEvent } from '#domain/events/sportEvent.ts';
import { entryWord } from '#domain/golf/fieldText.ts';
import type { TourPage } from '#domain/golf/tourPages.ts';
import { splitListed } from '#domain/golf/unlisted.ts';
import { percent } from '#domain/numbers/numbers.ts';
import type { GolfOutcome } from '#domain/outcomes/golf.ts';
import { outrightShares } from '#domain/outcomes/golfMarkets.ts';
import { rerunOfTournament } from '#domain/rerun/ofEvent.ts';
import { WinnerGlance } from '../event/WinnerGlance.tsx';
import { FinishLadder } from '../field/FinishLadder.tsx';
import { RerunFold } from '../rerun/RerunFold.tsx';
import { golfOddsColumns } from './oddsCells.ts';
import { golfFinishAxis, outrightRows } from './playerRows.ts';

interface Props {
  readonly event: StoredEvent<GolfTournament>;
  readonly outcome: GolfOutcome;
  readonly page: TourPage;
}

/** Places named under the ladder; on a phone only those that do not touch each other. */
function marksOf({ event, outcome }: Omit<Props, 'page'>) {
  const axis = golfFinishAxis(event, outcome);
  const end = outcome.cut ? axis.out : axis.last;
  /** On a phone a mark this near to the last one would touch it. */
  const crowds = (place: number): boolean => place > 0.75 * end;
  return [
    { place: 1, text: '1st' },
    ...[10, 20, 30, 40, 50, 60]
      .filter((place) => place < axis.last - 4)
      .map((place) => ({
        place,
        text: String(place),
        optional: (place !== 20 && place !== 40) || crowds(place),
      })),
    outcome.cut ? { place: axis.out, text: 'Cut' } : { place: axis.last, text: String(axis.last) },
  ];
}

/** Who wins a tournament: the likeliest at a glance, then the ladder of finishing places, with the re-run. */
export function OutrightPanel({ event, outcome, page }: Props) {
  const axis = golfFinishAxis(event, outcome);
  // Head-to-heads stand under the ladder; without them, the ladder is longer.
  const ladderRows = page.markets.includes('headToHead') ? 15 : 20;
  const { others } = splitListed(outrightShares(outcome));
  const runs = outcome.runs.toLocaleString('en-US');
  const rerun = rerunOfTournament(event);
  const note = [
    `Finishing places over ${runs} runs. Tick: the middle result. Block: the middle half. Line: nine in ten.`,
    outcome.cut && 'Missed cuts and withdrawals are at the right end.',
    others > 0 && `Players not named here win ${percent(100 * others, 1)} between them.`,
  ];
  return (
    <section className="panel">
      <div className="panel-head">
        <h3>{page.outrightTitle}</h3>
        <span className="subline">{`${runs} simulations`}</span>
      </div>
      <div className="content">
        <WinnerGlance event={event} />
        <FinishLadder
          caption={`${event.name}: who wins, most likely first, with finishing places`}
          who={entryWord(event.field)}
          columns={['Win', ...golfOddsColumns(page.odds)]}
          rows={outrightRows(event, outcome, page.odds, ladderRows)}
          last={outcome.cut ? axis.out : axis.last}
          marks={marksOf({ event, outcome })}
          of={eventToCheck(event)}
        />
        <p className="note mt-2">{note.filter(Boolean).join(' ')}</p>
        {page.note && <p className="note mt-2">{page.note}</p>}
      </div>
      {rerun && <RerunFold rerun={rerun} of="tournaments" what={event.name} />}
    </section>
  );
}
