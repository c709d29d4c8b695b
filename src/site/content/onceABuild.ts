/** What all pages of a build share, made for the first that asks. While pages are edited it is made anew for each. */
export function onceABuild<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    if (!import.meta.env.PROD) return make();
    made ??= make();
    return made;
  };
}
