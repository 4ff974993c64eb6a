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

/** Spaces of the color() function. */
const PREDEFINED = [
  ...['srgb', 'srgb-linear', 'display-p3', 'display-p3-linear', 'a98-rgb', 'prophoto-rgb', 'rec2020'],
  ...['xyz', 'xyz-d50', 'xyz-d65'],
];
const FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];

const MATH =
  /\b(calc|min|max|clamp|round|mod|rem|sin|cos|tan|asin|acos|atan|atan2|pow|sqrt|hypot|log|exp|abs|sign|progress)\(/;

type Rule = (text: string) => string | false | undefined;

/** What CSS has and this service does not take, and common slips, each with the words to say so. First that applies. */
const RULES: readonly Rule[] = [
  (text) => text === '' && 'it is empty',
  (text) => text === 'currentcolor' && 'currentColor is the text colour of an element, and there is no element here',
  (text) => SYSTEM.has(text) && `${SYSTEM.get(text)} is a system colour: its value differs from device to device`,
  (text) => /^(inherit|initial|unset|revert|revert-layer)$/.test(text) && `${text} takes its value from a style sheet`,
  (text) => /^[0-9a-f]{3,8}$/.test(text) && `a hexadecimal colour begins with #`,
  (text) => text.startsWith('#') && '# is followed by 3, 4, 6 or 8 hexadecimal digits',
  (text) => /^(color-mix|color-layers)\(/.test(text) && 'a mixed colour is computed from others: send the result',
  (text) =>
    /^(light-dark|contrast-color)\(/.test(text) && 'it depends on the page it stands in: send one of its colours',
  (text) => text.startsWith('device-cmyk(') && 'device-cmyk() needs the profile of a device',
  (text) =>
    /^[a-z-]+\(\s*from\b/.test(text) && 'a relative colour (from ...) is computed from another: send the result',
  (text) => /\b(var|env|attr|if|random)\(/.test(text) && 'var() and its like take their value from a style sheet',
  (text) => MATH.test(text) && 'calc() and other functions of mathematics are not computed here: send the number',
  (text) => /^(color\(\s*)?--/.test(text) && 'a private space or function (--) is known to its style sheet alone',
  (text) => {
    const space = /^color\(\s*([^\s)]*)/.exec(text)?.[1];
    return space !== undefined && !PREDEFINED.includes(space) && `color() takes one of ${PREDEFINED.join(', ')}`;
  },
  (text) => {
    const name = /^([^\s(]+)\(/.exec(text)?.[1];
    return (
      name !== undefined && !FUNCTIONS.includes(name) && `there is no ${name}(); there are ${FUNCTIONS.join('(), ')}()`
    );
  },
  (text) => text.includes('(') && !text.endsWith(')') && 'it does not end with a closing bracket',
];

/** Why a text, trimmed and in lower case, is not read; undefined where nothing particular can be said. */
export const reasonAgainst = (text: string): string | undefined => {
  for (const rule of RULES) {
    const reason = rule(text);
    if (reason) return reason;
  }
  return undefined;
};
