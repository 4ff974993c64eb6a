import { PATHS, type ViewPath } from '../../src/web/paths.ts';

/** An address of each view that fills what can be filled. */
const FILLED: Readonly<Partial<Record<ViewPath, string>>> = {
  '/': '#q=navy+on+%23f4f4f4',
  '/color': '#c=oklch(62%25+0.17+25)&vs=d1495b',
  '/contrast': '#fg=577a9b&bg=eef2f7&pal=ffa500~3b54c4',
  '/vision': '#pal=d1495b~edae49~66a182~00798c',
  '/make': '#c=teal',
  '/make/palette': '#n=8&seed=9&edit=1:123456',
  '/make/harmony': '#method=square&hue=12&edit=0:123456',
  '/make/gradient': '#stops=0057b8~ffd700~0f766e&at=0~0.3~1',
  '/make/shades': '#c=d32f2f&n=9&edit=2:123456',
  '/make/tokens': '#c=d32f2f&harmony=triadic&name=Shop',
  '/make/system': '#colors=663399~e08a4b&lock=yes&styles=botanical&intent=brand',
  '/search': '#styles=earthy&intent=brand&colors=663399&note=moss&mine=111111~eeeeee',
  '/browse/palettes': '#f=method:triadic',
  '/v1/docs': '#op=color-contrast&q=contrast',
};

export interface Shown {
  readonly path: ViewPath;
  /** The view as the address of its path opens it, or with what a person has put into it. */
  readonly state: 'served' | 'filled';
  readonly address: string;
}

/** Every view in both states. */
export const SHOWN: readonly Shown[] = PATHS.flatMap((path) =>
  (['served', 'filled'] as const).map((state) => ({
    path,
    state,
    address: state === 'served' ? path : path + (FILLED[path] ?? ''),
  })),
);

/** What the browser keeps of someone who has worked on the page: a key, and colours at hand. */
export const keptBy = (key: string): string => `
  sessionStorage.setItem('metamer-key', ${JSON.stringify(key)});
  localStorage.setItem('metamer-set', '{"name":"Clinic","colors":["#0f766e","#e08a4b","#663399"],"current":0}');
`;
