// What the document of each view says before any script runs: for readers without script, search engines and previews of links.

/** Title and description of a view, by its path; what is not named here is said of its group. */
const DESCRIPTIONS = {
  '/': 'Check contrast, build scales, see what colour-blind people see, and audit pages. No account needed; every result is also one API request.',
  '/color':
    'Pick a colour in OKLCH, see the edges of sRGB and Display P3, and copy it as hex, oklch, rgb, hsl or in any of 63 colour spaces.',
  '/contrast':
    'Check text and background by WCAG 2.2 and APCA, take the nearest colour that passes, and see the pair with ten models of colour vision.',
  '/vision':
    'See a palette or an image with 17 colour conditions, find the colours that look alike, and repair them with their names kept.',
  '/make':
    'One colour six ways: palette, harmony, gradient, scale, design tokens and a whole design system, computed in the browser.',
  '/make/palette':
    'Generate palettes by named methods, with contrast, accessibility and curves of lightness, chroma and hue.',
  '/make/harmony': 'Build colour harmonies on three colour wheels and check each pair of colours on your backgrounds.',
  '/make/gradient':
    'Make gradients that stay vivid, in twelve interpolation spaces, and copy them as CSS with few stops.',
  '/make/shades':
    'Build a scale of shades from one colour, with the contrast of every step, and export it for your design tools.',
  '/make/tokens':
    'Turn one brand colour into design tokens for light and dark, for Tailwind, Figma, CSS and Style Dictionary.',
  '/make/system':
    'Describe a product in words and get a palette with roles, both themes, type, gradients, posters and tokens.',
  '/audit':
    'Audit a web page from its source: metadata, accessibility, security and more, each finding with the changed markup.',
  '/library':
    'The colours, palettes, gradients, scales and systems that you saved in this browser, with search, folders and export.',
  '/search':
    'Describe a mood or a product in words and get palettes that fit, each scored, explained and ready to export.',
  '/browse/palettes':
    'Browse five million derived palettes by contrast, hue, temperature and use, and open any of them whole.',
  '/browse/contrast':
    'Browse five million contrast pairs by ratio, hue and lightness, with their verdicts by WCAG and APCA.',
  '/browse/atlas': 'Browse an atlas of named colours by hue, lightness and chroma, and see the neighbours of each.',
  '/browse/gradients': 'Browse derived gradients by smoothness, hue and contrast, and take any of them as CSS.',
  '/browse/harmonies': 'Browse derived harmonies by scheme, hue and contrast, and open any of them whole.',
  '/browse/shades': 'Browse derived scales of shades by hue, method and contrast, and export any of them.',
  '/account': 'Your API key, the credits that are left this month, and the requests of every day and endpoint.',
  '/v1/docs':
    'Every operation of the Metamer API: fields, errors and price, requests in four languages, and a place to try them.',
};

/** The heading that the view will have, so that nothing jumps when it is there. */
const HEADINGS = {
  '/': 'Colour tools with an exact API behind them.',
  '/make': 'Make',
  '/account': 'Account',
};

/** Title, description and heading of the document of a route. */
export const pageOf = ({ path, name, title }) => ({
  path,
  title: `${title} · Metamer`,
  description: DESCRIPTIONS[path] ?? DESCRIPTIONS['/'],
  heading: HEADINGS[path] ?? name,
});

/** The name of its file below `pages`. */
export const fileOfPage = (path) => `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.html`;
