/** How much of a stage page source can answer. */
type Markup = 'full' | 'partial' | 'none';

/** One row of the stage vocabulary. */
export interface StageRow {
  readonly name: string;
  readonly does: string;
  readonly section: string;
  /** What the section is called in listings and in a report's panels. */
  readonly label: string;
  readonly panel: string;
  readonly markup: Markup;
  /** `partial`: how the answer is narrower than a browser's. `none`: why source cannot answer at all. */
  readonly note: string | null;
}

const full = (name: string, section: string, panel: string, does: string): StageRow => ({
  name,
  does,
  section,
  label: name,
  panel,
  markup: 'full',
  note: null,
});

const partial = (name: string, section: string, panel: string, does: string, caveat: string): StageRow => ({
  name,
  does,
  section,
  label: name,
  panel,
  markup: 'partial',
  note: caveat,
});

const none = (name: string, section: string, does: string, why: string): StageRow => ({
  name,
  does,
  section,
  label: name,
  panel: name,
  markup: 'none',
  note: why,
});

/** The fourteen stages, in the order they are listed and run in. Everything else that names stages derives from here. */
export const STAGES = {
  structure: full(
    'Page structure',
    'core',
    'Overview',
    'Reads the page once: status, encoding, metadata, headings, landmarks, links, images and forms, and the accessibility rules that markup alone can decide.',
  ),
  project: full(
    'Project and technology',
    'project',
    'Project',
    "Names the systems, frameworks, libraries, hosts and third parties that the page's resources reveal.",
  ),
  seo: full(
    'SEO and metadata',
    'seo',
    'SEO',
    'Checks whether search engines can index and present the page: status, robots rules, title, description, canonical, language links, structured data and sharing metadata.',
  ),
  security: full(
    'Security headers and markup',
    'security',
    'Security',
    'Checks response headers, cookies, content security policy, script integrity, mixed content and forms.',
  ),
  sitemap: full(
    'Robots and sitemap',
    'sitemap',
    'Robots and sitemap',
    'Reads robots.txt and the sitemaps, checks their syntax and whether this page is allowed and listed.',
  ),
  responsive: full(
    'Responsive design',
    'responsive',
    'Responsive',
    'Checks viewport, media queries, fluid units, responsive images and user-preference queries in markup and style sheets.',
  ),
  palette: partial(
    'Declared colours',
    'palette',
    'Palette',
    'Lists the colours that style sheets and attributes declare, grouped by use.',
    'Colours declared in style sheets, style attributes and presentation attributes; not colours sampled from rendered pixels.',
  ),
  media: partial(
    'Media files',
    'media',
    'Media',
    'Lists the image, video and audio files in the markup with their real size, type and dimensions.',
    'Image, video and audio files referenced in the markup, with their real size; files inserted by scripts are not covered.',
  ),
  contrast: none(
    'Rendered contrast',
    'contrast',
    'Measures the contrast of rendered text.',
    'Needs computed colours of laid-out text.',
  ),
  a11y: none(
    'Accessibility engine',
    'a11y',
    'Runs the 112-rule accessibility engine on the rendered page.',
    'The rule engine needs the rendered accessibility tree.',
  ),
  deep: none(
    'Deep DOM comparison',
    'deep',
    'Compares the document before scripts run with the document after.',
    'Compares the DOM before and after scripts.',
  ),
  performance: none(
    'Performance',
    'performance',
    'Measures the speed and stability of a real page load.',
    'Needs timings of a real load.',
  ),
  beforeafter: none(
    'Before and after',
    'beforeafter',
    'Compares screenshots of the page before and after changes.',
    'Needs screenshots.',
  ),
  simulation: none(
    'Vision simulation',
    'simulation',
    'Shows a screenshot of the page as people with colour-vision deficiencies see it.',
    'Needs a screenshot.',
  ),
} as const satisfies Readonly<Record<string, StageRow>>;

export type StageId = keyof typeof STAGES;
export const STAGE_IDS = Object.keys(STAGES) as StageId[];

/** The stages inspect accepts. */
export const ACCEPTED_STAGES = STAGE_IDS.filter((id) => STAGES[id].markup !== 'none');

/** Added to every scope: everything else builds on it. */
export const ALWAYS_ON = ['structure'] as const satisfies readonly StageId[];

/** What one call of inspect costs, in API credits. */
export const INSPECT_CREDITS = 12;

/** Checks of all stages for each of them, rounded down; a test counts. */
export const CHECKS_PER_CREDIT = 30;
