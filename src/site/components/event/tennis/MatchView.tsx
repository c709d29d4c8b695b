import { shownPrediction } from '#contract/answers/tennis/prediction.ts';
import { eventToCheck } from '#domain/check/eventCheck.ts';
import { oldestEventDatum } from '#domain/events/oldestDatum.ts';
import { priceClock } from '#domain/events/priceClock.ts';
import { surname } from '#domain/events/tennis/names.ts';
import type { PredictedMatch } from '#domain/events/tennis/predictedMatch.ts';
import { eventClock } from '#domain/events/toldOfEvent.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { evenLine } from '#domain/outcomes/tennis.ts';
import { resultsEndText, tennisEnds } from '#domain/record/resultsEnd.ts';
import { rerunOfMatch } from '#domain/rerun/ofEvent.ts';
import type { Instant } from '#domain/time/time.ts';
import { noteWords } from '#domain/words/noteWords.ts';
import { ShareBars } from '../../charts/ShareBars.tsx';
import { Panel } from '../../game/Panel.tsx';
import { entryTitle } from '../../game/sealed.ts';
import { RerunFold } from '../../rerun/RerunFold.tsx';
import { Disclose } from '../../ui/Disclose.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { LedgerNote, type Sealed } from '../LedgerNote.tsx';
import { TwoWayOdds } from '../TwoWayOdds.tsx';
import { GamesChart } from './GamesChart.tsx';
import { GamesTable } from './GamesTable.tsx';
import { MatchHead } from './MatchHead.tsx';
import { matchFacts } from './matchFacts.ts';
import { matchPart } from './matchPart.ts';
import { setBars } from './setBars.ts';

interface Props {
  readonly match: PredictedMatch;
  /** Its ledger statement; samples are on no ledger. */
  readonly sealed: Sealed | undefined;
  readonly now: Instant;
}

interface Drawn extends Props {
  readonly made: NonNullable<ReturnType<typeof shownPrediction>>;
  readonly names: string;
}

/** Sets, total games, and where the prediction can be checked. */
function Figures({ match, sealed, made, names }: Drawn) {
  const { prediction } = match;
  const even = evenLine(made.games);
  const rerun = rerunOfMatch(match);
  return (
    <div>
      <section className="panel">
        <div className="panel-head">
          <h2>Set betting</h2>
          <span className="subline">{`${made.runs.toLocaleString('en-US')} simulated matches`}</span>
        </div>
        <div className="content">
          <ShareBars bars={setBars(made)} label={`Set betting, ${names}`} full={1} />
        </div>
      </section>
      {even && (
        <section className="panel">
          <div className="panel-head">
            <h2>Total games</h2>
            <span className="subline">
              {`Average ${made.meanGames.toFixed(1)}, over ${even.line} in ${percent(even.over, 1)}`}
            </span>
          </div>
          <div className="content">
            <GamesChart outcome={prediction.outcome} line={even.line} />
            <div className="fit">
              <GamesTable games={made.games} name={names} of={eventToCheck(match)} />
            </div>
          </div>
        </section>
      )}
      <section className="panel" aria-label="Proof">
        {sealed && (
          <Disclose summary={entryTitle(sealed.entry)}>
            <LedgerNote sealed={sealed} prediction={prediction} />
          </Disclose>
        )}
        {rerun && <RerunFold rerun={rerun} of="matches" what={names} />}
      </section>
    </div>
  );
}

function Prices({ match, now }: Pick<Props, 'match' | 'now'>) {
  const { a, b, prediction } = match;
  const ends = resultsEndText(tennisEnds([match]));
  return (
    <div>
      <Panel title="Fair odds">
        <TwoWayOdds
          part={matchPart(match)}
          names={[surname(a.name), surname(b.name)]}
          at={priceClock({ ...match, asOf: oldestEventDatum(match) }, now)}
          of={eventToCheck(match)}
        />
        {ends && <p className="note mt-3">{ends}</p>}
      </Panel>
      <Panel title="The match">
        <Facts facts={matchFacts(match)} />
        {prediction.recipe.notes.length > 0 && (
          <p className="note mt-3">{`${prediction.recipe.notes.map(noteWords).join('. ')}.`}</p>
        )}
      </Panel>
    </div>
  );
}

/** A match's page below its crumbs: head, figures, prices. Nothing until it is simulated. */
export function MatchView({ match, sealed, now }: Props) {
  const made = shownPrediction(match);
  if (!made) return null;
  const names = `${match.a.name} vs. ${match.b.name}`;
  return (
    <div {...eventClock(match)}>
      <MatchHead match={match} prediction={made} now={now} />
      <div className="columns pb-10">
        <Figures match={match} sealed={sealed} now={now} made={made} names={names} />
        <Prices match={match} now={now} />
      </div>
    </div>
  );
}
