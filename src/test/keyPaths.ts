type Leaf = string | number | boolean | null | undefined;

/**
 * Every key of a type, including nested ones: "homeTeam" | "homeTeam.name" … Optional keys are included, and for
 * a union, the keys of every member; a type with arbitrary keys, such as `Record<string, number>`, has none.
 */
export type KeyPaths<T> = T extends Leaf
  ? never
  : T extends readonly (infer Item)[]
    ? KeyPaths<Item>
    : string extends keyof T
      ? never
      : {
          [K in keyof T & string]-?: K | `${K}.${KeyPaths<NonNullable<T[K]>>}`;
        }[keyof T & string];

/** Keys of all members of a union. */
export type KeysOf<T> = T extends unknown ? keyof T & string : never;

/** A column's name as a key: "spread_line" → "spreadLine". */
export type Camel<S extends string> = S extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : S;
