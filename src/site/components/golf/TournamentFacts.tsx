import type { GolfTournament } from '#domain/events/golfTournament.ts';
import { tournamentDates } from '#domain/golf/dates.ts';
import { fieldText, outsText } from '#domain/golf/fieldText.ts';
import { placeText } from '#domain/words/placeText.ts';
import { Panel } from '../game/Panel.tsx';
import { type Fact, Facts } from '../ui/Facts.tsx';

interface Props {
  readonly event: GolfTournament;
  readonly runs: number;
}

/** "Top 60 and ties after 36 holes, ties split evenly". */
function cutText({ cut, rounds }: GolfTournament): string {
  if (cut === null) return `No cut, ${18 * (rounds ?? 4)} holes`;
  if (cut === undefined) return 'As usual on this tour';
  return `${18 * cut.after}-hole cut: top ${cut.places} and ties`;
}

/** The known facts about a tournament, and how it was simulated. */
export function TournamentFacts({ event, runs }: Props) {
  const facts: readonly Fact[] = [
    ['Dates', tournamentDates(event)],
    ['Course', event.course ?? event.venue?.name],
    ['Place', placeText(event.venue?.city, event.venue?.country)],
    ['Field', fieldText(event.field)],
    ['Out', outsText(event.field)],
    ['Format', cutText(event)],
    ['Purse', event.purse],
    ['Simulations', runs.toLocaleString('en-US')],
  ];
  return (
    <Panel title="Tournament" as="h3" fold={fieldText(event.field)}>
      <Facts facts={facts} />
    </Panel>
  );
}
