import type { Histogram } from '#domain/game/scoreGrid.ts';
import { MarginPlot } from '../charts/MarginPlot.tsx';
import { marginPicture } from '../charts/marginPicture.ts';

interface Props {
  /** Simulated home margins. */
  readonly margins: Histogram;
  /** ± of the axis. */
  readonly limit: number;
  readonly unit: string;
  /** The market's margin for the home side; absent without a line. */
  readonly line?: number | undefined;
  readonly flag?: string | undefined;
  readonly awayAbbreviation: string;
  readonly homeAbbreviation: string;
  /** % of draws, printed under the middle if draws are a result. */
  readonly drawProbability?: number | undefined;
}

/** Height of its plot, pixels (chart.css). */
const TALL = 46;

/** The margin chart of a game card. */
export function MiniMargin(props: Props) {
  const {
    margins,
    limit,
    unit,
    line,
    flag,
    awayAbbreviation: away,
    homeAbbreviation: home,
  } = props;
  const picture = marginPicture(margins, limit, line, TALL);
  const market = flag === undefined ? 'no market line' : `the market line is ${flag}`;
  const gathered =
    picture.beyond > 0 ? `; margins beyond ${limit} ${unit} are gathered at the ends` : '';
  const end = picture.beyond > 0 ? `${limit}+` : `${limit}`;
  return (
    <div className="mini">
      <div className="chart" role="img" aria-label={`Simulated margins; ${market}${gathered}`}>
        <MarginPlot picture={picture} flag={flag} rise={15} />
        <p className="mini-ends">
          <span>{`${away} by ${end}`}</span>
          <span>
            {props.drawProbability !== undefined && `draw ${Math.round(props.drawProbability)}%`}
          </span>
          <span>{`${home} by ${end}`}</span>
        </p>
      </div>
    </div>
  );
}
