import type { Examples } from './example.ts';

const viewport = (content: string) => ({ head: `<meta name="viewport" content="${content}">` });
const css = (text: string) => ({ head: `<style>${text}</style>` });
const GOOD = viewport('width=device-width, initial-scale=1');

/** Responsive design. */
export const responsiveExamples: Examples = {
  'resp-viewport': { passed: GOOD, failed: '' },
  'resp-viewport-device-width': {
    passed: [GOOD, viewport('initial-scale=1')],
    failed: viewport('width=1200'),
    notApplicable: '',
  },
  'resp-viewport-fixed': { passed: GOOD, failed: viewport('width=1200'), notApplicable: '' },
  'resp-viewport-scale': { passed: GOOD, failed: viewport('initial-scale=0.5'), notApplicable: '' },
  'resp-viewport-zoom': { passed: GOOD, failed: viewport('user-scalable=no'), notApplicable: '' },
  'resp-viewport-minimum': { passed: GOOD, failed: viewport('minimum-scale=2'), notApplicable: '' },
  'resp-viewport-syntax': {
    passed: GOOD,
    failed: [
      viewport('widht=device-width'),
      viewport('width=device-width; initial-scale=1'),
      viewport('width=device-width, shrink-to-fit=no'),
    ],
    notApplicable: '',
  },
  'resp-viewport-multiple': { passed: GOOD, failed: { head: GOOD.head + GOOD.head }, notApplicable: '' },
  'resp-viewport-fit': {
    passed: viewport('width=device-width, viewport-fit=cover'),
    failed: viewport('viewport-fit=all'),
    notApplicable: GOOD,
  },
  'resp-media-queries': {
    passed: [
      css('@media (max-width: 40em){p{color:red}}'),
      css('main{display:grid}'),
      css('@container (min-width: 30em){p{color:red}}'),
    ],
    failed: css('p{color:red}'),
    undecided: { ...css('p{color:red}'), missingSheet: 'https://example.org/s.css' },
    notApplicable: '',
  },
  'resp-device-width-query': {
    passed: css('@media (width >= 40em){p{color:red}}'),
    failed: css('@media (max-device-width: 480px){p{color:red}}'),
    notApplicable: '',
  },
  'resp-mobile-first': {
    passed: css('@media (min-width: 40em){p{color:red}}'),
    failed: css('@media (max-width: 40em){p{color:red}} @media (max-width: 30em){p{color:red}}'),
    notApplicable: '',
  },
  'resp-fixed-width': {
    passed: css('main{max-width:960px}'),
    failed: [css('main{width:960px}'), '<table width="800"><tr><td>x</td></tr></table><p style="color:red">x</p>'],
    notApplicable: '',
  },
  'resp-text-units': {
    passed: css('p{font-size:1rem} h1{font-size:20px}'),
    failed: css('p{font-size:14px}'),
    notApplicable: '',
  },
  'resp-vw-text': {
    passed: css('h1{font-size:clamp(1rem,4vw,3rem)} p{font-size:1em}'),
    failed: css('h1{font-size:5vw}'),
    notApplicable: '',
  },
  'resp-reduced-motion': {
    passed: css('p{transition:color 1s} @media (prefers-reduced-motion: reduce){p{transition:none}}'),
    failed: css('p{animation:spin 1s} @keyframes spin{to{rotate:1turn}}'),
    undecided: { ...css('p{transition:color 1s}'), missingSheet: 'https://example.org/s.css' },
    notApplicable: css('p{color:red}'),
  },
  'resp-dark-scheme': {
    passed: [
      css('@media (prefers-color-scheme: dark){p{color:white}}'),
      { head: '<meta name="color-scheme" content="light dark">' },
    ],
    failed: '',
    undecided: { missingSheet: 'https://example.org/s.css' },
  },
  'resp-print': {
    passed: [css('@media print{nav{display:none}}'), { head: '<style media="print">nav{display:none}</style>' }],
    failed: '',
    undecided: { missingSheet: 'https://example.org/s.css' },
  },
  'resp-orientation-lock': {
    passed: css('@media (orientation: portrait){body{color:red}}'),
    failed: css('@media (orientation: portrait){body{transform:rotate(90deg)}}'),
    notApplicable: '',
  },
  'resp-full-height': {
    passed: css('main{height:100vh;height:100dvh}'),
    failed: css('main{min-height:100vh}'),
    notApplicable: '',
  },
  'resp-fixed-embed': {
    passed: '<iframe width="300" src="/m"></iframe>',
    failed: '<iframe width="800" src="/m"></iframe>',
    undecided: { ...css('p{color:red}'), body: '<iframe width="800" src="/m"></iframe>' },
    notApplicable: '<iframe src="/m"></iframe>',
  },
  'resp-wide-table': {
    passed: '<table><tr><td>1</td></tr></table>',
    undecided: `<table><tr>${'<td>1</td>'.repeat(8)}</tr></table>`,
    notApplicable: '',
  },
  'resp-touch-icon': { passed: { head: '<link rel="apple-touch-icon" href="/i.png">' }, failed: '' },
  'resp-hover': {
    passed: css('@media (hover: hover){a:hover{color:red}}'),
    failed: css('@media (hover){a:hover{color:red}}'),
    notApplicable: '',
  },
  'resp-srcset-sizes': {
    passed: '<img srcset="a.png 400w, b.png 800w" sizes="50vw" src="a.png" alt="">',
    failed: '<img srcset="a.png 400w, b.png 800w" src="a.png" alt="">',
    notApplicable: '<img srcset="a.png 1x, b.png 2x" alt="">',
  },
  'resp-srcset-valid': {
    passed: ['<img srcset="a.png 1x, b.png 2x" alt="">', '<img srcset="a,b.png 400w" sizes="1px" alt="">'],
    failed: [
      '<img srcset="a.png 400w, b.png 2x" alt="">',
      '<img srcset="a.png 2x, b.png 2x" alt="">',
      '<img srcset="a.png 400px" alt="">',
    ],
    notApplicable: '',
  },
  'resp-srcset-fallback': {
    passed: '<img srcset="a.png 2x" src="a.png" alt="">',
    failed: '<img srcset="a.png 2x" alt="">',
    notApplicable: '',
  },
  'resp-picture': {
    passed: '<picture><img src="a.png" alt=""></picture>',
    failed: '<picture><source srcset="a.webp" type="image/webp"></picture>',
    notApplicable: '',
  },
  'resp-picture-source': {
    passed: '<picture><source srcset="a.webp" type="image/webp"><img src="a.png" alt=""></picture>',
    failed: '<picture><source srcset="a.webp"><img src="a.png" alt=""></picture>',
    notApplicable: '',
  },
  'resp-image-size': {
    passed: ['<img width="10" height="10" src="a.png" alt="">', '<img style="aspect-ratio: 1" src="a.png" alt="">'],
    failed: '<img src="a.png" alt="">',
    notApplicable: '',
  },
  'resp-loading': {
    passed: '<img loading="lazy" src="a.png" alt="">',
    failed: '<img loading="late" src="a.png" alt="">',
    notApplicable: '<img src="a.png" alt="">',
  },
  'resp-lazy-first': {
    passed: '<img src="a.png" alt="">',
    undecided: '<img loading="lazy" src="a.png" alt="">',
    notApplicable: '',
  },
};

const script = (src: string) => `<script src="${src}"></script>`;

/** Technology. */
export const projectExamples: Examples = {
  'proj-version-disclosed': {
    passed: script('/wp-content/a.js'),
    failed: { head: '<meta name="generator" content="WordPress 6.2">' },
    notApplicable: '',
  },
  'proj-tracking-without-consent': {
    passed: script('https://www.google-analytics.com/analytics.js') + script('https://consent.cookiebot.com/uc.js'),
    failed: script('https://www.google-analytics.com/analytics.js'),
    notApplicable: '<a href="https://www.google-analytics.com/analytics.js">x</a>',
  },
  'proj-several-frameworks': {
    passed: '<div data-reactroot></div>',
    failed: '<div data-reactroot></div><div ng-version="17.0.0"></div>',
    notApplicable: '',
  },
  'proj-third-parties': {
    passed: script('https://a.example/x.js'),
    failed: Array.from({ length: 25 }, (_, i) => script(`https://h${i}.example/x.js`)).join(''),
  },
};
