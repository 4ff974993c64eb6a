/** Cascade layers in the order CSS Cascade 5 gives them: by first mention, those within a layer before its own rules. */
export interface Layers {
  /** Notes layers named by an `@layer` rule inside others. */
  add(prelude: string, around: string): void;
  /** 0 for the weakest; rules outside of all layers are above the last. */
  ranks(): ReadonlyMap<string, number>;
}

interface Node {
  readonly path: string;
  readonly inner: Map<string, Node>;
}

/** Layers of one page; further ones share the last rank. */
const MOST = 500;

export const createLayers = (): Layers => {
  const top: Node = { path: '', inner: new Map() };
  let count = 0;
  const addPath = (path: string): void => {
    let at = top;
    for (const name of path.split('.').slice(0, 16)) {
      let next = at.inner.get(name);
      if (!next) {
        if (count >= MOST) return;
        count += 1;
        next = { path: at.path ? `${at.path}.${name}` : name, inner: new Map() };
        at.inner.set(name, next);
      }
      at = next;
    }
  };
  return {
    add: (prelude, around) => {
      for (const name of prelude.split(',')) addPath(layerPath(name, around));
    },
    ranks: () => {
      const ranks = new Map<string, number>();
      // Sixteen levels at most, so this may call itself.
      const visit = (node: Node): void => {
        for (const inner of node.inner.values()) visit(inner);
        if (node !== top) ranks.set(node.path, ranks.size);
      };
      visit(top);
      return ranks;
    },
  };
};

/** The full name of a layer; anonymous ones share one name. */
export const layerPath = (name: string, around: string): string => {
  const own = name.trim() || '(nameless)';
  return around ? `${around}.${own}` : own;
};
