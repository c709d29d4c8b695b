/** The pages of individual sports, one file a page: what a function loads to draw any of them. */
export { boxingPage } from './boxingPage.tsx';
export { f1Page } from './f1Page.tsx';
export { golfPage } from './golfPage.tsx';
export { nascarPage } from './nascarPage.tsx';
export { fighterContent } from './ownParts.tsx';
export { matchPage, tennisPage } from './tennisPage.tsx';
export { golfTourPage } from './tourPage.tsx';
export { ufcPage } from './ufcPage.tsx';
