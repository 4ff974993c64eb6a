import { hash, randomBytes } from 'node:crypto';
import type { SettingsRepository } from '../../db/repositories/settings.ts';

/** How long a link is valid. */
export const TICKET_MS = 600_000;
const TICKET_BYTES = 16;
const TICKET_FORM = /^[\w-]{22}$/;

/** What a ticket is exchanged for: a key of the workbench, or a session of an administrator. */
export type TicketKind = 'sign_in' | 'admin_sign_in';

/** Only the hash is stored: who reads the database cannot sign in with it, and the time of a lookup says nothing about a ticket. */
const nameOf = (kind: TicketKind, ticket: string): string => `${kind}:${hash('sha256', ticket)}`;

/** A new ticket of 128 random bits: valid once, for ten minutes, in every process on the database. */
export const issueTicket = async (settings: SettingsRepository, kind: TicketKind): Promise<string> => {
  const now = Date.now();
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  await settings.prune(`${kind}:`, now - TICKET_MS);
  await settings.putOnce(nameOf(kind, ticket), '', now);
  return ticket;
};

/** Whether a ticket was valid; it no longer is. Of several who present it at once, one gets true. */
export const redeemTicket = async (
  settings: SettingsRepository,
  kind: TicketKind,
  ticket: string,
): Promise<boolean> => {
  if (!TICKET_FORM.test(ticket)) return false;
  const name = nameOf(kind, ticket);
  // Looked up first, so that a wrong one does not wait for the lock of a write.
  if ((await settings.get(name)) === undefined) return false;
  return (await settings.take(name, Date.now() - TICKET_MS)) !== undefined;
};

/** Makes every unused ticket of a kind invalid. */
export const voidTickets = (settings: SettingsRepository, kind: TicketKind): Promise<void> =>
  settings.prune(`${kind}:`, Date.now() + TICKET_MS);
