import { navigate } from '../state/navigation.ts';
import type { Item } from './item.ts';
import { saveItems } from './library.ts';

/** Path and fragment of what is kept. Without a fragment a view would open with the working set, so that there always is one. */
export const placeOf = ({ address }: Item): { readonly path: string; readonly fragment: string } => {
  const [path = '/', fragment = '#'] = address.split(/(?=#)/);
  return { path, fragment };
};

/** Opens what is kept as it was, and lists it as the latest. */
export const openItem = (item: Item): void => {
  void saveItems([{ ...item, at: new Date().toISOString() }]);
  const { path, fragment } = placeOf(item);
  navigate(path, fragment);
};
