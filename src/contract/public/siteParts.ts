import type { Json } from './json.ts';

/** Whose API the document is of: the site that a build is for. */
export interface Subject {
  readonly name: string;
  /** Its address, without a slash at the end. */
  readonly url: string;
}

/** The parts of the document that name the site: a build writes them anew, for its own. */
export const siteParts = ({ name, url }: Subject) => ({
  info: {
    title: `${name} public API`,
    termsOfService: `${url}/terms-of-service`,
    contact: { name, url: `${url}/developers` },
    license: { name: `${name}: reuse of the data`, url: `${url}/terms-of-service#reuse` },
  },
  servers: [
    { url, description: 'The site.' },
    { url: '/', description: 'The site that serves this file.' },
  ],
  externalDocs: { url: `${url}/developers`, description: 'How to use the API.' },
});

/** The document for another site. */
export const forSite = (document: Json, subject: Subject): Json => {
  const { info, ...parts } = siteParts(subject);
  const said = typeof document.info === 'object' ? document.info : {};
  return { ...document, ...parts, info: { ...said, ...info } };
};
