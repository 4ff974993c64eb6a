import { completable, type McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { TOKEN_FORMAT_IDS } from '../errors/common-names.ts';

/** Formats of tokens by the names that people use. */
const FORMATS = TOKEN_FORMAT_IDS.map((id) => (id === 'utility' ? 'tailwind' : id));
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'en301549', 'section508'];
const COLORS = ['#336699', '#0b57d0', '#c8553d', '#2e7d32', '#6750a4', 'rebeccapurple', 'teal', 'oklch(60% 0.15 250)'];
const PURPOSES = ['charts', 'status colours', 'an interface', 'a brand', 'a map', 'a poster'];

/** A text argument with values that an editor offers. */
const offering = (describe: string, values: readonly string[]) =>
  completable(z.string().describe(describe), (typed = '') =>
    values.filter((value) => value.toLowerCase().includes(typed.toLowerCase())),
  );
const offeringIfSent = (describe: string, values: readonly string[]) => offering(describe, values).optional();

const asked = (text: string) => ({ messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] });

/** Tasks that take several tools, as a person would ask for them. */
export const registerPrompts = (server: McpServer): void => {
  server.registerPrompt(
    'audit-and-fix',
    {
      title: 'Audit a page and fix it',
      description: 'Audits a page, repairs its source, and audits it again until no accessibility finding is left',
      argsSchema: z.object({
        page: z.string().describe('Address, or a file of the project'),
        standard: offeringIfSent('Accessibility standard', STANDARDS),
      }),
    },
    ({ page, standard }) =>
      asked(
        `Audit ${page} with audit_page${standard ? ` and standard ${standard}` : ''}: send \`url\` for an address, or the text of the file as \`html\`. Fix findings in the source of the project, worst first. Findings with changed markup can be applied as they are; where it contains …, write the words. Use fix_contrast for contrast. Audit again and repeat until no finding with certainty "fails" is left. Then list what you changed and what needs a person.`,
      ),
  );
  server.registerPrompt(
    'accessible-palette',
    {
      title: 'Make an accessible palette',
      description:
        'Makes a palette that is readable and whose colours people with colour-vision deficiencies can distinguish',
      argsSchema: z.object({
        color: offering('Colour to start from', COLORS),
        purpose: offeringIfSent('What it is for', PURPOSES),
        background: offeringIfSent('Background', ['#ffffff', '#000000', '#121212', '#f5f5f5']),
      }),
    },
    ({ color, purpose = 'an interface', background = '#ffffff' }) =>
      asked(
        `Make a palette for ${purpose} from ${color} on the background ${background}. Use make_palette (method qualitative for charts) with a seed, then audit_palette_contrast with bg ${background} and audit_palette_vision. Replace colours that fail with the fixes, and check again until every colour reaches the ratio that its use needs and no pair is lost. Show the colours as CSS custom properties with their contrast.`,
      ),
  );
  server.registerPrompt(
    'brand-to-tokens',
    {
      title: 'Turn a brand colour into design tokens',
      description: 'Makes design tokens for a light and a dark theme and puts them into the project',
      argsSchema: z.object({
        color: offering('Brand colour', COLORS),
        format: offeringIfSent('Format of the file', FORMATS),
      }),
    },
    ({ color, format = 'css' }) =>
      asked(
        `Make design tokens from the brand colour ${color} with make_tokens, format ${format} and detail full. Write the file into the project where its styles are, replace hard-coded colours with the tokens of the same role, and check the pairs that the project uses with check_contrast.`,
      ),
  );
};
