// What can be added to the repository, each written from a neighbour by the recipe of docs/extending.md. A kind takes the forms
// of the new name and the changes of files, and answers what is left to do by hand.

const space = ({ kebab, camel }, changes, given) => {
  changes.copy('src/color/spaces/orgb.ts', `src/color/spaces/${kebab}.ts`, [
    ["'oRGB'", `'${given}'`],
    ["'orgb'", `'${kebab}'`],
    ['const orgb', `const ${camel}`],
    ['/** oRGB:', `/** ${given}:`],
  ]);
  const table = 'src/color/spaces/index.ts';
  changes.repeatLines(table, /'\.\/orgb\.ts'/, [
    ['{ orgb }', `{ ${camel} }`],
    ['/orgb.ts', `/${kebab}.ts`],
  ]);
  changes.repeatLines(table, /^ {2}orgb,$/, [['orgb', camel === kebab ? camel : `'${kebab}': ${camel}`]]);
  const reference = 'test/reference/spaces.json';
  changes.repeatLines(reference, /^ {2}"orgb": /, [['"orgb"', `"${kebab}"`]]);
  changes.replace(reference, /[\s\S]+/, (text) =>
    text.replaceAll(/"orgb":(\[[^\]]*\]|null)(?=[,}])/g, (value, list) => `${value},"${kebab}":${list}`),
  );
  return ['Write its mathematics, and reference values of another implementation in test/reference/spaces.json.'];
};

const format = ({ kebab, camel }, changes, given) => {
  changes.copy('src/design/files/formats/scss.ts', `src/design/files/formats/${kebab}.ts`, [
    ["'scss'", `'${kebab}'`],
    ['const scss', `const ${camel}`],
    ['text/x-scss', `text/x-${kebab}`],
    ['Sass variables and a map of them', `${given} of the colours`],
  ]);
  const table = 'src/design/shade/export.ts';
  changes.repeatLines(table, /'\.\.\/files\/formats\/scss\.ts'/, [
    ['{ scss }', `{ ${camel} }`],
    ['/scss.ts', `/${kebab}.ts`],
  ]);
  changes.replace(
    table,
    /(SHADE_FORMATS = \{[^}]*?)\bscss,/,
    `$1scss, ${camel === kebab ? camel : `'${kebab}': ${camel}`},`,
  );
  return ['Write what the file holds, and test it with a program that reads such files.'];
};

const standard = ({ kebab, camel }, changes, given) => {
  changes.copy('src/accessibility/contrast/standards/wcag22.ts', `src/accessibility/contrast/standards/${kebab}.ts`, [
    ['const wcag22', `const ${camel}`],
    [
      'Web Content Accessibility Guidelines 2.2, https://www.w3.org/TR/WCAG22/',
      `${given}: name and address of the source.`,
    ],
    ['W3C Recommendation, first published 2023-10-05', `${given}, first edition`],
  ]);
  const table = 'src/accessibility/contrast/standards/index.ts';
  changes.repeatLines(table, /\bwcag22\b/, [
    ["'WCAG 2.2'", `'${given}'`],
    ['./wcag22', `./${kebab}`],
    ['wcag22', camel],
  ]);
  return [
    'Write how it judges, and pairs on both sides of each limit in test/accessibility/contrast.test.ts.',
    'POST /v1/accessibility/check with standard=all passes only where this one passes too: say so in the changelog.',
  ];
};

const filter = ({ snake }, changes) => {
  const table = 'src/collections/gradients/gradient-library.ts';
  changes.requireNew(table, snake);
  changes.repeatLines(table, /^ {4}min_score: /, [
    ['min_score', snake],
    ['atLeast', 'atMost'],
    ['Minimum score', 'Maximum score'],
  ]);
  return [`Name its column, its kind and its sentence in ${table}; test what it selects.`];
};

const job = ({ kebab, camel }, changes, given) => {
  changes.copy('src/jobs/types/contrast-matrix.ts', `src/jobs/types/${kebab}.ts`, [
    ["'contrast-matrix'", `'${kebab}'`],
    ['const contrastMatrix', `const ${camel}`],
    ['Contrast of every pair in a set of colours', `${given} of a set of colours`],
  ]);
  const table = 'src/jobs/types/index.ts';
  changes.repeatLines(table, /'\.\/contrast-matrix\.ts'/, [
    ['{ contrastMatrix }', `{ ${camel} }`],
    ['/contrast-matrix.ts', `/${kebab}.ts`],
  ]);
  changes.replace(table, /(TYPES = \[[^\]]*?)\bcontrastMatrix,/, `$1contrastMatrix, ${camel},`);
  return ['Write its parameters, price, example and work.'];
};

const check = ({ kebab, camel }, changes, given) => {
  const folder = 'src/analyzer/stages/structure/checks';
  changes.copy(`${folder}/a11y-accesskey.ts`, `${folder}/${kebab}.ts`, [
    ["'a11y-accesskey'", `'${kebab}'`],
    ['a11yAccesskey', camel],
    ["'Access keys are used'", `'${given}'`],
  ]);
  changes.repeatLines(`${folder}/index.ts`, /\ba11yAccesskey\b/, [
    ['a11y-accesskey', kebab],
    ['a11yAccesskey', camel],
  ]);
  return ['Write what it tests, its fix, and at least one failing and one passing example.'];
};

const endpoint = ({ kebab, camel }, changes, given) => {
  const table = 'routers/color.ts';
  changes.requireNew(table, camel);
  changes.replace(table, /\n {2}convert: post\('\/color\/convert',[\s\S]*?\n {4}\),\n(?=\n {2}\w+: )/, (chain) => {
    const copied = chain
      .replace('  convert: ', `  ${camel}: `)
      .replace('/color/convert', `/color/${kebab}`)
      .replace('One colour in the everyday colour spaces', `Get the ${given} of a colour`);
    return `${chain}${copied}`;
  });
  return [
    'Write its words, price, input, output and the call of its function in routers/color.ts; a test of the function.',
  ];
};

const view = ({ kebab, title }, changes) => {
  const folder = `src/web/views/${kebab}`;
  changes.create(
    `${folder}/view.tsx`,
    `import { Inputs } from '../../state/inputs.ts';
import type { View } from '../../state/view.ts';

const inputs = new Inputs({});

const Main = () => (
  <div>
    <h1 tabIndex={-1}>${title}</h1>
  </div>
);

export const view: View = {
  Main,
  inputs,
  calls: () => [],
  exports: () => [],
  take: () => '${title} has no place for colours.',
};
`,
  );
  const route = [
    '  {',
    `    path: '/${kebab}',`,
    `    name: '${title}',`,
    `    title: '${title}',`,
    `    load: () => import('./views/${kebab}/view.tsx'),`,
    '  },',
  ];
  changes.replace('src/web/routes.ts', / {2}\{\n {4}path: '\/account',/, (found) => `${route.join('\n')}\n${found}`);
  for (const file of ['src/web/paths.ts', 'src/http/workbench.ts'])
    changes.repeatLines(file, /^ {2}'\/account',$/, [['/account', `/${kebab}`]]);
  return [
    'Write what it shows, its description in scripts/web/pages.mjs, a walk in test/web/walks, and its section in docs/workbench.md.',
  ];
};

export const KINDS = { endpoint, check, space, filter, format, job, standard, view };
