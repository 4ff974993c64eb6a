import type { PackedPage } from '../api/pages/packed.ts';
import { withPublicAddress } from '../api/pages/public-address.ts';
import { compress } from './compression.ts';

interface Forms {
  readonly plain: Uint8Array;
  readonly small: Uint8Array;
}

/**
 * The documents of a page with the public address of the service in them. Each is made when it is first asked for, with its compressed
 * form, and kept: there are as many as the build has. Rejects where the file cannot be read; the next request tries again.
 */
export const createPublicDocuments = (page: PackedPage, origin: string) => {
  const made = new Map<string, Promise<Forms>>();
  const make = async (file: string, path: string): Promise<Forms> => {
    const plain = Buffer.from(withPublicAddress(await page.html(file), origin, path));
    return { plain, small: await compress(plain, 'br', { kept: true }) };
  };
  /** Reads the document of a path. */
  return (path: string) =>
    async (file: string, isSmall: boolean): Promise<Uint8Array> => {
      const forms = made.get(file) ?? make(file, path);
      made.set(file, forms);
      forms.catch(() => made.delete(file));
      const { plain, small } = await forms;
      return isSmall ? small : plain;
    };
};
