import type { AnyNode } from 'acorn';

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Calls `visit` with every node under a root, and the node above it. */
export function walk(
  root: AnyNode,
  visit: (node: AnyNode, above: AnyNode | undefined) => void,
): void {
  const waiting: [AnyNode, AnyNode | undefined][] = [[root, undefined]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node] = next;
    visit(...next);
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) waiting.push([child, node]);
    }
  }
}
