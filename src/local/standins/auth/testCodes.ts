/** Numbers (digits alone, of the range reserved for fiction) that sign in with a fixed code. */
export const TEST_CODES: Readonly<Record<string, string>> = { '15550000001': '123456' };
