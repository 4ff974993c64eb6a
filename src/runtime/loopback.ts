import { isIP } from 'node:net';

/** Whether an address, or the name of a host, can only mean this computer. */
export const isLoopback = (host: string): boolean => {
  const plain = host.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:/i, '');
  if (plain === 'localhost' || plain === '::1') return true;
  return isIP(plain) === 4 && plain.startsWith('127.');
};
