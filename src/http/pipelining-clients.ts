/** How long an address is remembered after its last connection on which too many requests waited. */
const REMEMBERED_MS = 60_000;
/** Addresses and networks that are remembered: the oldest gives way. */
const MOST_ADDRESSES = 1_000;

/** Addresses that lately sent many requests before they had the responses. */
export interface PipeliningClients {
  note(address: string | undefined): void;
  has(address: string | undefined): boolean;
}

export const createPipeliningClients = (now: () => number = () => performance.now()): PipeliningClients => {
  const noted = new Map<string, number>();
  return {
    note(address) {
      if (address === undefined) return;
      // Last in the order of the map again.
      noted.delete(address);
      noted.set(address, now());
      if (noted.size <= MOST_ADDRESSES) return;
      const [oldest] = noted.keys();
      noted.delete(oldest!);
    },
    has(address) {
      const at = address === undefined ? undefined : noted.get(address);
      return at !== undefined && now() - at < REMEMBERED_MS;
    },
  };
};
