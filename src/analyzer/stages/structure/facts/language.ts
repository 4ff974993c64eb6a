import type { Element } from '../../../page/tree/node.ts';
import type { View } from './view.ts';

export const htmlRoot = ({ page }: View): Element | null => (page.root.name === 'html' ? page.root : null);
