import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that take longest, by processor time and waiting: begun last, they would be waited for alone. */
const LONG = [
  'src/test/season/deadFeeds.test.ts',
  'src/test/season/season.test.ts',
  'src/test/deploy/functions.test.ts',
  'src/local/lifecycle/phases.test.ts',
  'src/test/kill.test.ts',
  'src/test/permalinks/permalinks.test.ts',
  'src/members/billing/tests/till.test.ts',
  'src/slate/operation/ownerAlerts.test.ts',
  'src/members/alerts/api.test.ts',
  'src/slate/operation/runRefresh.test.ts',
  'src/test/season/cases.test.ts',
  'src/slate/refresh/whoPlays.test.ts',
  'src/members/billing/tests/lives.test.ts',
  'src/local/lifecycle/ending.test.ts',
  'src/slate/ledger/witnessHeads.test.ts',
  'src/test/ledger/python.test.ts',
  'src/local/lifecycle/recovery.test.ts',
  'src/slate/refresh/players/players.test.ts',
  'src/slate/operation/refreshBackground.test.ts',
  'src/members/account/tests/codes.test.ts',
  'src/members/bets/exclusion.test.ts',
  'src/members/billing/tests/newDevice.test.ts',
  'src/lab/backtest/main.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONG.findIndex((file) => moduleId.endsWith(file));
  return place === -1 ? LONG.length : place;
};

/** The usual order, but those that take longest begin first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
