/** Key of the browser's storage: a list of modules' ids. */
const KEY = 'academyMarks';

/** Ids of the modules marked in earlier visits; none if storage is blocked or holds something else. */
export function keptMarks(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps the marks; where storage is blocked they last for this page. */
export function keepMarks(ids: Iterable<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...ids]));
  } catch {
    // Storage is blocked or full.
  }
}
