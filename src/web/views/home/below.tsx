import { floorRatio } from '../../../color/luminance.ts';
import { Choices } from '../../parts/choices.tsx';
import { Code } from '../../parts/code.tsx';
import { copyText } from '../../state/copy.ts';
import { FORMS } from './code.ts';
import { hexes, isNeverRead, language, ratio } from './model.ts';

/** What the service returns, without what it says of other standards. */
const shortResponse = (): string =>
  [
    `{ "contrast_ratio": ${floorRatio(ratio.value)},`,
    `  "wcag": { "aa_normal": ${ratio.value >= 4.5}, "aaa_normal": ${ratio.value >= 7}, … } }`,
  ].join('\n');

/** One request, in five forms, for the pair in the field, with its response. */
export const Request = () => {
  const text = FORMS[language.value]!(location.origin, hexes.value);
  return (
    <section
      class={isNeverRead.value ? 'card home-request never-read' : 'card home-request'}
      aria-labelledby="home-request"
    >
      <div class="card-head">
        <h2 id="home-request">As an API request</h2>
        <button type="button" class="button plain" onClick={() => copyText(text, 'the request')}>
          Copy
        </button>
      </div>
      <Choices
        name="home-language"
        label="Form of the request"
        className="small"
        value={language.value}
        options={Object.keys(FORMS).map((name) => [name, name] as const)}
        onChoose={(name) => {
          language.value = name;
        }}
      />
      <Code label="Request" text={`${text}\n\n${shortResponse()}`} />
    </section>
  );
};

const TOOLS = [
  ['/color', 'Colour', 'Pick and convert a colour in 63 spaces, sRGB and Display P3.'],
  ['/contrast', 'Contrast', 'Check a pair by WCAG 2.2 and APCA, and take the nearest colour that passes.'],
  ['/vision', 'Vision', 'See a palette or an image with 17 colour conditions, and repair it.'],
  ['/make', 'Make', 'Palettes, harmonies, gradients, scales and design tokens for light and dark.'],
  ['/audit', 'Audit', 'Read a page’s source and list what to fix, with the changed markup.'],
  ['/library', 'Library', 'Keep what you make, and browse millions of ready palettes and pairs.'],
] as const;

/** The tools, and the other ways in. */
export const Below = () => (
  <>
    <section aria-labelledby="home-tools">
      <h2 id="home-tools">Tools</h2>
      <ul class="home-tools">
        {TOOLS.map(([path, name, what]) => (
          <li key={path}>
            <a class="card" href={path}>
              <b>{name}</b>
              <span class="muted">{what}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="home-ways">
      <h2 id="home-ways">Ways to use it</h2>
      <ul class="home-ways">
        <li class="card">
          <h3>API</h3>
          <p class="muted">103 endpoints over REST, GraphQL and tRPC, with OpenAPI and one price list.</p>
          <a href="/v1/docs">API reference</a>
        </li>
        <li class="card">
          <h3>Agents</h3>
          <p class="muted">Every operation as a tool of the Model Context Protocol.</p>
          <pre class="code">metamer mcp</pre>
          <a href="/guide/agents">Connect an agent</a>
        </li>
        <li class="card">
          <h3>Command line</h3>
          <p class="muted">Check, convert and audit in a terminal or a build, with or without a server.</p>
          <pre class="code">metamer audit https://example.com --fail-on serious</pre>
          <a href="/guide/command-line">Commands</a>
        </li>
        <li class="card">
          <h3>TypeScript client</h3>
          <p class="muted">Types and words for every operation.</p>
          <pre class="code">import {'{ createClient }'} from 'metamer-client';</pre>
          <a href="/guide/client">Client</a>
        </li>
        <li class="card">
          <h3>Self-hosted</h3>
          <p class="muted">One Node process and one file; no database server. MIT licence.</p>
          <pre class="code">npm ci && npm start</pre>
          <a href="/guide/running">Run it</a>
        </li>
      </ul>
    </section>
  </>
);
