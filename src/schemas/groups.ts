import { SPACE_IDS } from '../color/spaces/index.ts';
import { TOKEN_FORMAT_IDS } from '../design/tokens/export.ts';

/** The groups of endpoints, as the documents describe them. A path begins with its group, or its endpoint names one. */
export const GROUPS = {
  discovery: 'Index, probes, vocabularies and documents; all public except the methods.',
  color: 'Convert and compare colours, browse the atlas of 8,192 colours.',
  science: `All ${SPACE_IDS.length} colour spaces, differences, temperature and illuminants.`,
  palette: 'Generate, score and export palettes; browse five million of them.',
  harmony: 'Colour harmonies: generate, identify, export, browse.',
  gradient: 'Gradients: generate, analyse, export, browse.',
  shade: 'Shade scales: generate, evaluate, export, browse.',
  tokens: `Design tokens from one seed colour, in ${TOKEN_FORMAT_IDS.length} file formats.`,
  accessibility: 'Contrast checks, fixes and maps; the contrast corpus.',
  vision: 'Simulation of colour-vision deficiencies.',
  colourplate: 'Colour-vision test plates.',
  personalize: 'Palette search and design systems for a brief.',
  analyzer: 'Audit one page from its source.',
  usage: 'Usage of your key.',
  jobs: 'Long-running background jobs.',
  webhooks: 'Signed notifications.',
  graphql: 'The same operations as GraphQL.',
  admin: 'Issue and revoke API keys.',
} as const satisfies Readonly<Record<string, string>>;

export type GroupId = keyof typeof GROUPS;
export const isGroup = (name: string): name is GroupId => Object.hasOwn(GROUPS, name);

/** Groups that every key may call: what it has used, and documents of GraphQL, whose fields are calls of their own groups. */
const OPEN: readonly GroupId[] = ['discovery', 'usage', 'graphql'];

export type ScopeId = Exclude<GroupId, 'discovery' | 'usage' | 'graphql' | 'admin'>;

/** Groups of operations to which a key may be confined. */
export const SCOPES = Object.keys(GROUPS).filter(
  (group): group is ScopeId => group !== 'admin' && !OPEN.includes(group as GroupId),
) as [ScopeId, ...ScopeId[]];

/** Whether a key with these scopes, null for all, may call an operation of a group. */
export const allows = (scopes: readonly string[] | null, group: GroupId): boolean =>
  scopes === null || OPEN.includes(group) || scopes.includes(group);
