import { CALL_TEXTS } from '../../state/call-text.ts';
import { OPERATIONS } from '../../state/operations.ts';

interface Pair {
  readonly fg: string;
  readonly bg: string;
}

/** One request in the forms that people send it. */
export const FORMS: Readonly<Record<string, (origin: string, pair: Pair) => string>> = {
  curl: (origin, pair) => CALL_TEXTS.curl(origin, OPERATIONS.contrast, { ...pair }),
  TypeScript: (origin, pair) => CALL_TEXTS.TypeScript(origin, OPERATIONS.contrast, { ...pair }),
  Python: (origin, { fg, bg }) =>
    [
      'import os, requests',
      '',
      'print(requests.post(',
      `    "${origin}${OPERATIONS.contrast.path}",`,
      '    headers={"x-api-key": os.environ["API_KEY"]},',
      `    json={"fg": "${fg}", "bg": "${bg}"},`,
      ').json())',
    ].join('\n'),
  GraphQL: (origin, pair) => CALL_TEXTS.GraphQL(origin, OPERATIONS.contrast, { ...pair }),
  'Command line': (_, { fg, bg }) => `metamer contrast '${fg}' '${bg}' --fix`,
};
