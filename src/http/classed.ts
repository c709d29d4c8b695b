import type { Access } from './access.ts';
import type { Call, Guard } from './endpoint.ts';

/** A guard with its class. Endpoints of one reader take no other. */
export interface Classed<Who> extends Guard<Who> {
  readonly access: Access;
}

export const classed = <Who>(access: Access, guard: Guard<Who>): Classed<Who> =>
  Object.assign((call: Call) => guard(call), { access });
