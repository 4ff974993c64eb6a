import { readAllowlist } from './allowlist.ts';

/** Settings of the door, which the configuration reads with its own. */
export const NET_SETTINGS = {
  allowlist: {
    variable: 'FETCH_ALLOW_HOSTS',
    fallback: '',
    meaning:
      'Comma-separated host:port pairs that page fetches and webhook deliveries may reach although they are private.',
    read: readAllowlist,
  },
} as const;
