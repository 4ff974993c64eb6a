import type { Scheme } from './computed.ts';
import type { Piece } from './tokens.ts';

/** System colours: CSS Color 4, section 6.2, and the deprecated ones of its appendix A. In the spelling of the standard. */
const SYSTEM_COLORS: readonly string[] = [
  ...[
    'AccentColor',
    'AccentColorText',
    'ActiveText',
    'ButtonBorder',
    'ButtonFace',
    'ButtonText',
    'Canvas',
    'CanvasText',
  ],
  ...['Field', 'FieldText', 'GrayText', 'Highlight', 'HighlightText', 'LinkText', 'Mark', 'MarkText', 'SelectedItem'],
  ...['SelectedItemText', 'VisitedText', 'ActiveBorder', 'ActiveCaption', 'AppWorkspace', 'Background'],
  ...['ButtonHighlight', 'ButtonShadow', 'CaptionText', 'InactiveBorder', 'InactiveCaption', 'InactiveCaptionText'],
  ...['InfoBackground', 'InfoText', 'Menu', 'MenuText', 'Scrollbar', 'ThreeDDarkShadow', 'ThreeDFace'],
  ...['ThreeDHighlight', 'ThreeDLightShadow', 'ThreeDShadow', 'Window', 'WindowFrame', 'WindowText'],
];

/** System colours by their names in lower case, in the spelling of the standard. */
export const SYSTEM: ReadonlyMap<string, string> = new Map(SYSTEM_COLORS.map((name) => [name.toLowerCase(), name]));

/** Functions that take their value from a style sheet, a page, a browser or a device. */
export const CONTEXT_FUNCTION = /^(?:var|env|attr|if|random|contrast-color|device-cmyk|--.*)$/;

/** What CSS has and a text alone does not say, with the words to say so; undefined for any other piece. */
export const dependenceOf = ({ kind, name }: Piece, scheme: Scheme | undefined): string | undefined => {
  if (name.startsWith('--')) return 'a private space or function (--) is known to its style sheet alone';
  if (kind === 'word') {
    if (name === 'currentcolor') return 'currentColor is the text colour of an element, and there is no element here';
    const system = SYSTEM.get(name);
    return system && `${system} is a system colour: its value differs from device to device`;
  }
  if (/^(var|env|attr|if|random)$/.test(name)) return 'var() and its like take their value from a style sheet';
  if (name === 'contrast-color') return 'contrast-color() is chosen by each browser: use the colour';
  if (name === 'device-cmyk') return 'device-cmyk() needs the profile of a device';
  return name === 'light-dark' && scheme === undefined
    ? 'light-dark() depends on the colour scheme: send `scheme` (light or dark) with it'
    : undefined;
};
