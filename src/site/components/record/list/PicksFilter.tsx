import { BET_ENDINGS, type RecordFilter } from '#domain/record/filter.ts';
import { monthLabel } from '#domain/record/groups.ts';
import { leagueLabel } from '#domain/record/leagueLabel.ts';
import { PICK_MARKETS } from '#domain/record/picks/pick.ts';
import { MARKET_TEXT, picksPath } from '../words.ts';

interface Props {
  readonly asked: RecordFilter;
  /** All months, the latest first. */
  readonly months: readonly string[];
  readonly leagues: readonly string[];
}

const ENDING_TEXT = { loss: 'Lost', win: 'Won', push: 'Push', void: 'Void' } as const;

interface ChoiceProps {
  readonly name: keyof RecordFilter;
  readonly label: string;
  readonly every: string;
  readonly asked: string | undefined;
  readonly options: readonly (readonly [value: string, text: string])[];
}

const Choice = ({ name, label, every, asked = '', options }: ChoiceProps) => (
  <label className="choice">
    <span>{label}</span>
    <select className="input" name={name} defaultValue={asked}>
      <option value="">{every}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

/** Chooses lines of the record; a plain form, so that it works without a script and its address can be kept. */
export const PicksFilter = ({ asked, months, leagues }: Props) => (
  <form className="picks-filter" method="get" action={picksPath()} aria-label="Which picks">
    <Choice
      name="month"
      label="Month"
      every="All months"
      asked={asked.month}
      options={months.map((month) => [month, monthLabel(month)])}
    />
    <Choice
      name="league"
      label="League"
      every="All leagues"
      asked={asked.league}
      options={leagues.map((league) => [league, leagueLabel(league)])}
    />
    <Choice
      name="market"
      label="Market"
      every="All markets"
      asked={asked.market}
      options={PICK_MARKETS.map((market) => [market, MARKET_TEXT[market]])}
    />
    <Choice
      name="outcome"
      label="Result"
      every="All results"
      asked={asked.outcome}
      options={BET_ENDINGS.map((ending) => [ending, ENDING_TEXT[ending]])}
    />
    <Choice
      name="basis"
      label="What"
      every="Picks and edges"
      asked={asked.basis}
      options={[
        ['pick', 'Picks'],
        ['edge', 'Edges'],
      ]}
    />
    <button className="button compact" type="submit">
      Show
    </button>
  </form>
);
