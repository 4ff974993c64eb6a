/** The servers that a Redis or Valkey cluster is first asked at, and how to log in. */
export interface ShardAddresses {
  readonly nodes: readonly { readonly host: string; readonly port: number }[];
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly tls: boolean;
}

const CLUSTER = /^(rediss?)\+cluster:\/\/(.*)$/;
const EXAMPLE = 'redis+cluster://name:password@10.0.0.1:6379,10.0.0.2:6379';
const PORT = 6379;

const serverOf = (text: string): { host: string; port: number } => {
  const match = /^(?:\[([\da-fA-F:.]+)\]|([\w.-]+))(?::(\d{1,5}))?$/.exec(text);
  const port = Number(match?.[3] ?? PORT);
  if (!match || port < 1 || port > 65_535)
    throw new Error(`must list servers of the cluster as host:port, separated by commas, such as ${EXAMPLE}`);
  return { host: match[1] ?? match[2]!, port };
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error('has a name or password in which % is not followed by two hexadecimal digits; write % as %25');
  }
};

/**
 * What `redis+cluster://` and `rediss+cluster://` addresses say; undefined where the address is of a single server. Throws an Error whose
 * message follows the name of the variable, and has no part of the name or password.
 */
export const shardAddresses = (address: string): ShardAddresses | undefined => {
  const [, scheme, rest = ''] = CLUSTER.exec(address) ?? [];
  if (scheme === undefined) return undefined;
  const at = rest.lastIndexOf('@');
  const [name = '', ...secret] = at === -1 ? [] : rest.slice(0, at).split(':');
  const servers = rest.slice(at + 1).replace(/\/$/, '');
  if (/[/?#]/.test(servers))
    throw new Error(`must end after the servers: a cluster has one database and no options, such as ${EXAMPLE}`);
  return {
    nodes: servers.split(',').map((one) => serverOf(one.trim())),
    username: decoded(name) || undefined,
    password: secret.length > 0 ? decoded(secret.join(':')) : undefined,
    tls: scheme === 'rediss',
  };
};

/** The host and port of the servers that an address names, without the name and password in it. */
export const serversIn = (address: string): string => {
  const shards = shardAddresses(address);
  if (shards) return shards.nodes.map(({ host, port }) => `${host}:${port}`).join(', ');
  return URL.canParse(address) ? new URL(address).host : 'the server';
};

/** Reads the setting: '' for none. A scheme that is nearly right is refused, before anything is connected to. */
export const redisAddress = (text: string): string | undefined => {
  const [, scheme] = /^([a-zA-Z][\w+.-]*):\/\//.exec(text) ?? [];
  if (scheme !== undefined && !/^rediss?(\+cluster)?$/.test(scheme))
    throw new Error('must start with redis://, rediss://, redis+cluster:// or rediss+cluster://');
  shardAddresses(text);
  return text || undefined;
};
