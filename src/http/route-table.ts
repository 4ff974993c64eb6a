/** A route that was found, with the values of its path parameters. */
export interface Found<Route> {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

export interface RouteTable<Route> {
  find(method: string, path: string): Found<Route> | undefined;
  /** Methods that a path accepts; empty where no route matches. */
  methods(path: string): string[];
}

interface Node<Route> {
  readonly fixed: Map<string, Node<Route>>;
  parameter: { name: string; node: Node<Route> } | undefined;
  readonly routes: Map<string, Route>;
}

const NONE: Readonly<Record<string, string>> = Object.freeze({});

const newNode = <Route>(): Node<Route> => ({ fixed: new Map(), parameter: undefined, routes: new Map() });

/**
 * Routes by method and path template (`/v1/jobs/id/{id}`): an exact map for paths without parameters, a tree of segments
 * for the others. Paths come decoded (see readTarget). A fixed segment goes before a parameter. Paths are case-sensitive; one slash at the end is overlooked.
 */
export const createRouteTable = <Route>(
  routes: readonly { method: string; path: string; route: Route }[],
): RouteTable<Route> => {
  const exact = new Map<string, Route>();
  const root = newNode<Route>();
  for (const { method, path, route } of routes) {
    if (!path.includes('{')) exact.set(`${method} ${path}`, route);
    let node = root;
    for (const segment of path.split('/').slice(1)) {
      const name = /^\{(\w+)\}$/.exec(segment)?.[1];
      if (name === undefined) {
        const next = node.fixed.get(segment) ?? newNode<Route>();
        node.fixed.set(segment, next);
        node = next;
      } else {
        node.parameter ??= { name, node: newNode<Route>() };
        node = node.parameter.node;
      }
    }
    if (node.routes.has(method)) throw new TypeError(`two routes for ${method} ${path}`);
    node.routes.set(method, route);
  }

  const walk = (
    node: Node<Route>,
    segments: readonly string[],
    at: number,
    params: Record<string, string>,
  ): { node: Node<Route>; params: Record<string, string> } | undefined => {
    if (at === segments.length) return node.routes.size ? { node, params } : undefined;
    const segment = segments[at]!;
    const fixed = node.fixed.get(segment);
    const found = fixed && walk(fixed, segments, at + 1, params);
    if (found || !node.parameter || segment === '') return found;
    return walk(node.parameter.node, segments, at + 1, { ...params, [node.parameter.name]: segment });
  };
  const withoutSlash = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

  return {
    find(method, path) {
      const route = exact.get(`${method} ${path}`);
      if (route !== undefined) return { route, params: NONE };
      const found = walk(root, withoutSlash(path).split('/').slice(1), 0, {});
      const matched = found?.node.routes.get(method);
      return found && matched !== undefined ? { route: matched, params: found.params } : undefined;
    },
    methods(path) {
      const found = walk(root, withoutSlash(path).split('/').slice(1), 0, {});
      return found ? [...found.node.routes.keys()] : [];
    },
  };
};
