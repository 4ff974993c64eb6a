/** What the service says of a key; no credits are charged for it. */
export type KeyCheck =
  | { readonly tier: string; readonly remaining: number | undefined }
  | { readonly problem: string; readonly isRejected: boolean };

interface Me {
  readonly tier?: { readonly name?: string };
  readonly month?: { readonly remaining?: number };
}

/** Asks the service whether it knows a key, before the page uses it. */
export const checkKey = async (key: string): Promise<KeyCheck> => {
  let response: Response;
  try {
    response = await fetch('/v1/usage/me', { headers: { 'x-api-key': key } });
  } catch {
    return { problem: 'The service did not respond. Check that it runs, then try again.', isRejected: false };
  }
  const body = (await response.json().catch(() => undefined)) as (Me & { error?: { message?: string } }) | undefined;
  if (response.status === 401 || response.status === 403)
    return { problem: body?.error?.message ?? 'The service does not know this key.', isRejected: true };
  if (!response.ok || !body)
    return {
      problem: body?.error?.message ?? `The service responded with status ${response.status}.`,
      isRejected: false,
    };
  return { tier: body.tier?.name ?? 'unknown tier', remaining: body.month?.remaining };
};
