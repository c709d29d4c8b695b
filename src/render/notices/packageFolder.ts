const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** The folder of the package that a bundled module is from; undefined for our own. */
export const packageFolder = (moduleId: string): string | undefined =>
  PACKAGE.exec(moduleId.replaceAll('\\', '/').replace(/^[^/]*?(?=\/|[A-Z]:\/)/, ''))?.[1];
