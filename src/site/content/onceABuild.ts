/** A value shared by all pages of a build, created at its first use. In development, it is created anew for each page. */
export function onceABuild<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    if (!import.meta.env.PROD) return make();
    made ??= make();
    return made;
  };
}
