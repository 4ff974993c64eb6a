import { mdn } from '../../../model/links.ts';
import { attr } from '../../../page/tree/node.ts';
import { security } from './input.ts';

/** Powerful features whose grant to every origin within a frame is worth a look. */
const POWERFUL =
  /(?:^|;)\s*(camera|microphone|geolocation|payment|display-capture|usb|midi|serial|hid|bluetooth)\s+[^;]*\*/i;

export const secIframeAllow = security('sec-iframe-allow', 'minor', 'Frame grants powerful features to any origin', {
  help: mdn('HTTP/Guides/Permissions_Policy'),
  fix: 'Name the origin of a feature instead of *.',
  requirements: null,
  elements: ({ page }) => page.$(page.byTag('iframe')).filter('[allow]').get(),
  test: (frame) => POWERFUL.exec(attr(frame, 'allow')!)?.[1] ?? null,
  none: 'No frame has an allow attribute.',
  message: (n) => `${n} frames grant a powerful feature to every origin.`,
  examples: {
    passed: '<iframe src="/a" allow="camera \'self\'"></iframe>',
    failed: '<iframe src="/a" allow="camera *"></iframe>',
    notApplicable: '',
  },
});
