import type { ReactNode } from 'react';
import { leagueName } from '#domain/leagues/leagueName.ts';
import type { RecordFigures, RecordGroup } from '#domain/record/figures/recordFigures.ts';
import { monthLabel } from '#domain/record/groups.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import { clockTime, easternDate, fullDate } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import { Disclose } from '../../ui/Disclose.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { PickTable } from '../PickTable.tsx';
import { groupedDigits, MARKET_TEXT, picksPath, verifyLinePath } from '../words.ts';
import { Downloads } from './Downloads.tsx';
import { EdgesTable } from './EdgesTable.tsx';
import { EspnTable } from './EspnTable.tsx';
import type { FiguresRow } from './figuresRow.ts';
import { GroupPanel } from './GroupPanel.tsx';
import { Headline } from './Headline.tsx';
import { HowCounted } from './HowCounted.tsx';
import { Reliability } from './Reliability.tsx';
import { ReturnsTable } from './ReturnsTable.tsx';
import { ScoresTable } from './ScoresTable.tsx';
import { WhatWasCounted } from './WhatWasCounted.tsx';

interface Props {
  readonly figures: RecordFigures;
  /** When it was computed, ISO 8601 in UTC. */
  readonly asOf: string;
  /** The latest lost picks. */
  readonly losses: readonly RecordRow[];
}

const rowOf = (group: RecordGroup, name: ReactNode): FiguresRow => ({
  key: group.key,
  name,
  all: group.all,
  rated: group.markets.find(({ market }) => market === 'moneyline'),
});

const Section = ({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: string;
  readonly children: ReactNode;
}) => (
  <section className="panel mt-5">
    <div className="panel-head">
      <h2>{title}</h2>
      {aside && <span className="subline">{aside}</span>}
    </div>
    <div className="content">{children}</div>
  </section>
);

const leagueMonth = (group: RecordGroup): FiguresRow => {
  const [league = '', month = ''] = group.key.split('|');
  return rowOf(group, `${leagueName(league)}, ${monthLabel(month)}`);
};

function Edges({ edges }: Pick<RecordFigures, 'edges'>) {
  if (edges.bets === 0) {
    return (
      <p className="note">No graded game or fight has shown an edge so far. That is normal.</p>
    );
  }
  return (
    <>
      <EdgesTable rows={edges.rows} caption="Edges shown: claimed and actual return" />
      <p className="note mt-3">
        {`${groupedDigits(edges.bets)} bets shown as edges${edges.contests === undefined ? '' : ` in ${counted(edges.contests, 'contest')}`}, each counted once at the price it was shown at first${edges.voided > 0 ? `, ${groupedDigits(edges.voided)} of them void` : ''}. `}
        {`Longest losing run ${groupedDigits(edges.worst.losses)} bets, worst drawdown ${edges.worst.drawdown.toFixed(1)} units. `}
        <a href={picksPath({ basis: 'edge' })}>All of them</a>
      </p>
    </>
  );
}

/** The record from the ledger: losses first, then all totals. */
export function ComputedRecord({ figures, asOf, losses }: Props) {
  const { picks, leagues, months, leagueMonths, reliability, edges, throughLine, corrected } =
    figures;
  const { espn = [] } = figures;
  const lines = picks.all.picks + edges.bets;
  return (
    <>
      <p className="subline mb-4">
        {`Computed ${fullDate(easternDate(asOf))}, ${clockTime(asOf)}, from ${groupedDigits(figures.predictions)} graded predictions, through `}
        <a href={verifyLinePath(throughLine)}>{`ledger line ${throughLine}`}</a>.
        {corrected > 0 &&
          ` ${corrected === 1 ? '1 line was' : `${groupedDigits(corrected)} lines were`} graded again after a corrected result.`}
      </p>
      <Headline
        figures={picks.all}
        winners={picks.markets.find(({ market }) => market === 'moneyline')}
      />
      <Downloads lines={lines} />
      <WhatWasCounted figures={figures} />
      <GroupPanel
        title="By market"
        of="Market"
        by="by market"
        rows={picks.markets.map((own) => ({
          key: own.market,
          name: <a href={picksPath({ market: own.market })}>{MARKET_TEXT[own.market]}</a>,
          all: own,
          rated: own,
        }))}
      />
      <GroupPanel
        title="By league"
        aside="All markets; win rate, losing run and scores for the moneyline"
        of="League"
        by="by league"
        rows={leagues.map((group) => rowOf(group, leagueName(group.key)))}
      />
      <GroupPanel
        title="By month"
        aside="By New York start date; win rate, losing run and scores for the moneyline"
        of="Month"
        by="by month"
        rows={months.map((group) =>
          rowOf(group, <a href={picksPath({ month: group.key })}>{monthLabel(group.key)}</a>),
        )}
      >
        <div className="mt-4">
          <Disclose summary="Each league by month">
            <ReturnsTable
              of="League and month"
              by="by league and month"
              rows={leagueMonths.map(leagueMonth)}
            />
            <ScoresTable
              of="League and month"
              by="by league and month"
              rows={leagueMonths.map(leagueMonth)}
            />
          </Disclose>
        </div>
      </GroupPanel>
      {reliability.length > 0 && (
        <Section title="What we said, what happened" aside="Moneyline; other markets below">
          <Reliability tables={reliability} />
        </Section>
      )}
      {espn.length > 0 && (
        <Section title="Compared with ESPN’s chances" aside="Moneyline, where ESPN gives one">
          <EspnTable rows={espn} />
        </Section>
      )}
      <Section title="Edges: claimed and actual" aside="Per unit staked">
        <Edges edges={edges} />
      </Section>
      {losses.length > 0 && (
        <Section
          title="The latest losses"
          aside={`Newest ${losses.length} of ${groupedDigits(picks.all.lost)}`}
        >
          <ScrollRegion label="The latest losses" className="scroll">
            <PickTable picks={losses} />
          </ScrollRegion>
          <p className="mt-3">
            <a href={picksPath({ outcome: 'loss' })}>All losses</a>
          </p>
        </Section>
      )}
      <Section title="How it is counted">
        <HowCounted />
      </Section>
    </>
  );
}
