/** Words for a background, the usual one first. */
export const BACKGROUNDS = ['background', 'bg', 'surface', 'canvas'] as const;
/** Words for what text may lie on, a page or a part. */
export const FILLS: readonly string[] = [...BACKGROUNDS, 'fill'];
/** What a name may have in front that says nothing of its role. */
export const PREFIX = new Set([
  ...[
    'color',
    'colors',
    'colour',
    'clr',
    'palette',
    'theme',
    'semantic',
    'sys',
    'md',
    'mui',
    'bs',
    'vars',
    'ds',
    'app',
  ],
  ...['tokens', 'token', 'alias', 'global'],
]);
/** Words for text. */
export const TEXT = new Set(['text', 'foreground', 'fg', 'heading', 'headings', 'link']);
/** Words after which text is exempt from the criterion, and those of other things than text. */
export const EXEMPT = new Set([
  ...['disabled', 'placeholder', 'shadow', 'border', 'outline', 'ring', 'size', 'font', 'weight', 'family'],
  ...['decoration', 'opacity', 'rgb', 'align', 'transform', 'underline', 'inactive'],
]);
/** What says how much a text stands out, or its state or kind: such text is for the page. */
export const EMPHASIS = new Set([
  ...['none', 'default', 'base', 'main', 'normal', 'regular', 'neutral', 'color', 'body', 'paragraph', 'copy'],
  ...['primary', 'secondary', 'tertiary', 'quaternary', 'muted', 'subtle', 'subtler', 'subtlest', 'subdued', 'soft'],
  ...['weak', 'weaker', 'faint', 'dim', 'low', 'medium', 'high', 'strong', 'stronger', 'strongest', 'bold', 'emphasis'],
  ...[
    'text',
    'heading',
    'headings',
    'title',
    'subtitle',
    'caption',
    'label',
    'link',
    'links',
    'helper',
    'help',
    'hint',
  ],
  ...['description', 'hover', 'hovered', 'visited', 'active', 'pressed', 'focus', 'focused', 'current'],
]);
/** Statuses and accents: as text they are for the page, and a background with that word is a fill of its own. */
export const STATUSES = new Set([
  ...['success', 'positive', 'warning', 'caution', 'attention', 'danger', 'error', 'critical', 'negative'],
  ...['destructive', 'invalid', 'info', 'informative', 'notice', 'accent', 'brand'],
]);
/** Text for what is not the page, by what it lies on. */
export const OPPOSITES = new Set(['inverse', 'inverted', 'invert', 'light', 'dark', 'contrast']);
/** Names of colours: they say what a text looks like, and not what it is for. */
export const HUES = new Set([
  ...['white', 'black', 'gray', 'grey', 'slate', 'zinc', 'stone', 'red', 'orange', 'amber', 'yellow', 'lime', 'green'],
  ...['emerald', 'teal', 'cyan', 'sky', 'blue', 'indigo', 'violet', 'purple', 'magenta', 'fuchsia', 'pink', 'rose'],
  ...['brown', 'gold', 'navy'],
]);
