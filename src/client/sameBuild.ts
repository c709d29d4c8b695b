/** Scripts and styles of a page. */
const filesOf = (page: Document): readonly string[] =>
  [...page.querySelectorAll('script[src], link[rel="stylesheet"]')].map(
    (file) => file.getAttribute('src') ?? file.getAttribute('href') ?? '',
  );

/** Whether a newer page fits this one: with other scripts and styles, it is from another build. */
export function isOfThisBuild(next: Document): boolean {
  const files = filesOf(document);
  return filesOf(next).every((file) => files.includes(file));
}
