import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that wait for minutes: if they began last, everything would wait for them. */
const LONG = ['src/test/season/season.test.ts', 'src/test/season/deadFeeds.test.ts'];

const isLong = ({ moduleId }: TestSpecification): boolean =>
  LONG.some((file) => moduleId.endsWith(file));

/** The usual order, but the longest tests begin first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return [...usual.filter(isLong), ...usual.filter((file) => !isLong(file))];
  }
}
