import * as z from 'zod';
import { withError } from './briefly.ts';

/** What we read of Playwright's JSON report (its `reporter=json`). */
const suite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(
            z.object({ errors: z.array(z.object({ message: z.string().optional() })).optional() }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});

type Suite = z.infer<typeof suite>;

export const playwrightReport = z.object({
  suites: z.array(suite),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

const allSpecs = (suites: readonly Suite[]): Suite['specs'] =>
  suites.flatMap((one) => [...one.specs, ...allSpecs(one.suites ?? [])]);

/** Names of the tests that ended so, "file: title", with the errors of their first bad try: a time limit's second says where it stood. */
export const reportedNames = (
  suites: readonly Suite[],
  status: 'unexpected' | 'flaky',
): readonly string[] =>
  allSpecs(suites).flatMap(({ file, title, tests }) => {
    const found = tests.find((one) => one.status === status);
    if (!found) return [];
    const errors = found.results.find((result) => result.errors?.length)?.errors ?? [];
    return [withError(`${file}: ${title}`, errors.map(({ message }) => message).join(' / '))];
  });
