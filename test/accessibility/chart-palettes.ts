import { type Rgb, rgb } from '../../src/color/rgb.ts';

/** Chart palettes as they are published, half of them kept back while the repair was fitted. */
export const FITTED = {
  'd3 category10': '1f77b4 ff7f0e 2ca02c d62728 9467bd 8c564b e377c2 7f7f7f bcbd22 17becf',
  'Tableau 10': '4e79a7 f28e2b e15759 76b7b2 59a14f edc948 b07aa1 ff9da7 9c755f bab0ac',
  'ggplot2 6': 'f8766d b79f00 00ba38 00bfc4 619cff f564e3',
  'Material 500': 'f44336 9c27b0 3f51b5 03a9f4 009688 8bc34a ffc107 795548',
  Google: '4285f4 ea4335 fbbc05 34a853',
  Slack: '36c5f0 2eb67d ecb22e e01e5a',
  'Tailwind 6': 'ef4444 f97316 eab308 22c55e 3b82f6 a855f7',
  Set1: 'e41a1c 377eb8 4daf4a 984ea3 ff7f00 ffff33 a65628 f781bf',
  traffic: 'd32f2f fbc02d 388e3c',
  Dark2: '1b9e77 d95f02 7570b3 e7298a 66a61e e6ab02 a6761d 666666',
  pastel: 'a5b4fc f9a8d4 86efac fde68a fca5a5',
  blues: '0d3b8c 2e86de 00a8b5 2a9d8f 7e57c2',
} as const;

export const KEPT_BACK = {
  Set2: '66c2a5 fc8d62 8da0cb e78ac3 a6d854 ffd92f e5c494 b3b3b3',
  Set3: '8dd3c7 ffffb3 bebada fb8072 80b1d3 fdb462 b3de69 fccde5 d9d9d9 bc80bd',
  Paired: 'a6cee3 1f78b4 b2df8a 33a02c fb9a99 e31a1c fdbf6f ff7f00',
  Observable10: '4269d0 efb118 ff725c 6cc5b0 3ca951 ff8ab7 a463f2 97bbf5 9c6b4e 9498a0',
  'Okabe-Ito': '000000 e69f00 56b4e9 009e73 f0e442 0072b2 d55e00 cc79a7',
  'Tol bright': '4477aa ee6677 228833 ccbb44 66ccee aa3377 bbbbbb',
  ECharts: '5470c6 91cc75 fac858 ee6666 73c0de 3ba272 fc8452 9a60b4 ea7ccc',
  Plotly: '636efa ef553b 00cc96 ab63fa ffa15a 19d3f3 ff6692 b6e880 ff97ff fecb52',
  Highcharts: '2caffe 544fc5 00e272 fe6a35 6b8abc d568fb 2ee0ca fa4b42 feb56a 91e8e1',
  'Power BI': '118dff 12239e e66c37 6b007b e044a7 744ec2 d9b300 d64550',
  'Apple system': '007aff 34c759 ff9500 ff3b30 5856d6 af52de',
  Office: '4472c4 ed7d31 a5a5a5 ffc000 5b9bd5 70ad47',
} as const;

export const colorsOf = (text: string): Rgb[] => text.split(' ').map((hex) => rgb(`#${hex}`));
