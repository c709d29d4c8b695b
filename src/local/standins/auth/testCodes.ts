/** Numbers (digits only) that sign in with a fixed code, from the range reserved for fiction. */
export const TEST_CODES: Readonly<Record<string, string>> = { '12025550100': '123456' };
