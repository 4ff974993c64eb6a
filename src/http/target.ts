import { ApiError } from '../api/errors.ts';

/** What a request asks for: its path, decoded, and its query string as sent. */
export interface Target {
  /** Undefined where no path is meant: broken percent-encoding, hidden slashes or dots, control characters. */
  readonly path: string | undefined;
  readonly query: string;
  /** The path as it was sent, for messages. */
  readonly sent: string;
  /** The plain spelling of the same target, where it was sent in another. */
  readonly rewritten: string | undefined;
}

const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

const unusable = (): ApiError =>
  new ApiError('INVALID_INPUT', 'The request target is invalid; send a path such as /v1 or an http URL.', {
    details: { field: 'path' },
  });

/** The part of a target from its path on. Throws INVALID_INPUT where it is neither a path nor an http address. */
const fromPath = (target: string): string => {
  if (target.charCodeAt(0) === 0x2f || target === '*') return target;
  const origin = ABSOLUTE.exec(target)?.[0];
  if (origin === undefined || !URL.canParse(target)) throw unusable();
  const rest = target.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
};

const isHidden = (segment: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  segment === '.' || segment === '..' || /[/\\\u0000-\u001f\u007f]/.test(segment);

/** A path with every percent-encoding resolved; undefined where that changes what its slashes and dots mean. */
const decoded = (path: string): string | undefined => {
  if (!path.includes('%') && !path.includes('/.')) return path;
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    try {
      segments.push(decodeURIComponent(segment));
    } catch {
      return undefined;
    }
  }
  return segments.some(isHidden) ? undefined : segments.join('/');
};

const plain = (path: string, query: string): string =>
  `${encodeURI(path).replace(/[?#]/g, encodeURIComponent)}${query && `?${query}`}`;

/** Reads a request target in origin form, absolute form or `*`. Throws INVALID_INPUT for anything else. */
export const readTarget = (target: string): Target => {
  const text = fromPath(target);
  const mark = text.indexOf('?');
  const sent = mark === -1 ? text : text.slice(0, mark);
  const path = decoded(sent);
  const query = mark === -1 ? '' : text.slice(mark + 1);
  const isPlain = path === undefined || (path === sent && text === target);
  return { path, query, sent, rewritten: isPlain ? undefined : plain(path, query) };
};

/** The address of GraphQL: requests by POST, and by GET with a document or its hash; any other GET is the playground. */
export const GRAPHQL = '/v1/graphql';

/** Whether the query of the GraphQL address has a document, or the hash of one: a request then, and not a visit of the playground. */
export const carriesDocument = ({ query }: Target): boolean => {
  const parameters = new URLSearchParams(query);
  return parameters.has('query') || parameters.get('extensions')?.includes('persistedQuery') === true;
};
