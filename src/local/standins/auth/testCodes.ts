/** Numbers (digits alone) that sign in with a fixed code; of the range that no person has. */
export const TEST_CODES: Readonly<Record<string, string>> = { '12025550100': '123456' };
