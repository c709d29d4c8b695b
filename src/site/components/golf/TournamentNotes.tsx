import type { GolfTournament } from '#domain/events/golfTournament.ts';
import { tourName } from '#domain/golf/tours.ts';
import { isListed } from '#domain/golf/unlisted.ts';
import { Panel } from '../game/Panel.tsx';

interface Props {
  readonly event: GolfTournament;
  readonly borrowed: boolean;
}

/** Where the players' strengths come from. */
function strengthsText({ field, league }: GolfTournament): string {
  const byHand = field.filter(({ skill }) => skill !== undefined).length;
  const rated = field.length - byHand;
  if (byHand === 0) {
    return `All ${field.length} players are rated from their PGA Tour results through 2024.`;
  }
  return rated === 0
    ? `We have results for the PGA Tour only. Strengths on the ${tourName(league)} are set by hand from rankings and the season so far, so take these figures as an opinion, not a measurement.`
    : `${rated} of the ${field.length} players are rated from their results on the PGA Tour and in the majors through 2024; the other ${byHand} are rated by hand.`;
}

/** How a tournament was simulated and where its strengths come from, in plain words. */
export function TournamentNotes({ event, borrowed }: Props) {
  const { field, league, cut } = event;
  const unlisted = field.length - field.filter(isListed).length;
  const holes = 18 * (event.rounds ?? 4);
  return (
    <Panel title="How this was simulated" as="h3" fold={`10,000 runs of ${holes} holes`}>
      <div className="explainer">
        <ul>
          <li>
            {`10,000 simulations of ${holes} holes, round by round, with +/-2-stroke round variance: about half of all rounds fall within 2 strokes of what is expected of the player, as they do on the PGA Tour.`}
          </li>
          {cut && (
            <li>
              {`${18 * cut.after}-hole cut: the top ${cut.places} and ties play on, and ties split evenly where a market pays places.`}
            </li>
          )}
          {cut === null && <li>{`No cut: everyone who starts plays all ${holes} holes.`}</li>}
          <li>Fair odds are 1 divided by the probability. They include no bookmaker’s margin.</li>
          <li>{strengthsText(event)}</li>
          {unlisted > 0 && (
            <li>
              {`The field has ${field.length} starters. We name ${field.length - unlisted} regulars of the tour in June 2025; the other ${unlisted} are simulated at one level and not listed, so the cut has its real size.`}
            </li>
          )}
          {borrowed && (
            <li>
              {`We have no tournament of this tour. The ${event.name} of the ${tourName(league)} is shown instead.`}
            </li>
          )}
        </ul>
      </div>
    </Panel>
  );
}
