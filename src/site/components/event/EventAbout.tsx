import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { type ResultsEnd, resultsEndText } from '#domain/record/resultsEnd.ts';
import { accuracyText } from '../record/accuracyText.ts';
import { FollowLink } from '../ui/FollowLink.tsx';

interface Props {
  /** How the figures are made. */
  readonly text: string;
  /** Date of the last result behind the figures. */
  readonly ends: readonly ResultsEnd[];
  /** Their scores; shown if there is one. */
  readonly scores?: readonly LeagueScores[];
  /** Address of the calendar of upcoming predictions, and its name. */
  readonly calendar: string;
  readonly title: string;
}

/** How a sport's figures are made, and how good and how old they are; shown under the page's verdict. */
export const EventAbout = ({ text, ends, scores = [], calendar, title }: Props) => (
  <div className="event-about">
    <p>
      {`${text} ${resultsEndText(ends)} ${accuracyText(scores)} `}
      <a href="/track-record#backtest">How we know</a>
    </p>
    <p className="follow-links mt-0.5">
      <FollowLink path={calendar} of={title} />
    </p>
  </div>
);
