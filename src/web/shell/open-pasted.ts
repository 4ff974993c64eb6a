import { toHex } from '../../color/rgb.ts';
import { go } from '../state/location.ts';
import { navigate } from '../state/navigation.ts';
import type { Pasted } from '../state/pasted.ts';
import { addColors, changeSet } from '../state/working-set.ts';

export interface Choice {
  readonly name: string;
  readonly run: () => void;
}

const bare = (hex: string): string => hex.replace(/^#/, '');

/** What can be done with something that was typed or pasted; the first is what Enter does. */
export const choicesFor = (pasted: Pasted): readonly Choice[] => {
  if (pasted.kind === 'address')
    return [
      {
        name: `Audit ${pasted.address}`,
        run: () => void go('/audit', `#url=${encodeURIComponent(pasted.address)}`),
      },
    ];
  if (pasted.kind === 'pair') {
    const [text, background] = [bare(pasted.text.text), bare(pasted.background.text)];
    return [
      {
        name: `Check contrast of ${pasted.text.text} on ${pasted.background.text}`,
        run: () => {
          addColors([pasted.text.text]);
          navigate('/contrast', { fg: text, bg: background });
        },
      },
    ];
  }
  if (pasted.kind === 'palette') {
    const colors = pasted.colors.map(({ text }) => text);
    const use = (path: string) => (): void => {
      changeSet({ colors, current: 0 });
      void go(path);
    };
    return [
      { name: `See ${colors.length} colours with colour blindness`, run: use('/vision') },
      { name: `Use ${colors.length} colours as the working set`, run: () => changeSet({ colors, current: 0 }) },
      { name: `Make a gradient of ${colors.length} colours`, run: use('/make/gradient') },
    ];
  }
  const { text, color } = pasted.color;
  const on = (path: string) => (): void => {
    addColors([text]);
    void go(path);
  };
  return [
    { name: `Open ${text} in Colour`, run: on('/color') },
    { name: `Check contrast of ${text}`, run: on('/contrast') },
    { name: `Make a scale of ${toHex(color)}`, run: on('/make/shades') },
    { name: `Make design tokens from ${toHex(color)}`, run: on('/make/tokens') },
    { name: `Add ${text} to the set`, run: () => void addColors([text]) },
  ];
};
