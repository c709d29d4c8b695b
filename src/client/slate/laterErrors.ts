/** The current slate was drawn by another build than the page, so its parts do not fit. */
export class OtherBuild extends Error {}

/** What the page shows has left the slate: it has no later content. */
export class LeftSlate extends Error {}
