/** A web app manifest as far as it is judged; null if it is not a JSON object. */
export type Manifest = Readonly<Record<string, unknown>>;

export const readManifest = (bytes: Uint8Array): Manifest | null => {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Manifest) : null;
  } catch {
    return null;
  }
};

const DISPLAY = new Set(['fullscreen', 'standalone', 'minimal-ui', 'browser']);

const sizesOf = (manifest: Manifest): number[] => {
  const icons = Array.isArray(manifest.icons) ? (manifest.icons as unknown[]) : [];
  return icons.flatMap((icon) => {
    const sizes = typeof icon === 'object' && icon !== null ? (icon as Record<string, unknown>).sizes : undefined;
    if (typeof sizes !== 'string') return [];
    return sizes.split(/\s+/).map((size) => (size === 'any' ? 4096 : Number.parseInt(size, 10)));
  });
};

/** What an installable app needs and the manifest does not say (W3C App Manifest, Chrome's install criteria). */
export const manifestFaults = (manifest: Manifest | null): string[] => {
  if (!manifest) return ['not a JSON object'];
  const text = (name: string) => typeof manifest[name] === 'string' && (manifest[name] as string).trim() !== '';
  const sizes = sizesOf(manifest);
  return [
    text('name') || text('short_name') ? '' : 'no name',
    text('start_url') ? '' : 'no start_url',
    text('display') && DISPLAY.has(manifest.display as string) ? '' : 'no valid display',
    sizes.some((size) => size >= 192) ? '' : 'no icon of 192 pixels',
    sizes.some((size) => size >= 512) ? '' : 'no icon of 512 pixels',
  ].filter(Boolean);
};
