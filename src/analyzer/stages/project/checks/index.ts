import { projSeveralFrameworks } from './proj-several-frameworks.ts';
import { projThirdParties } from './proj-third-parties.ts';
import { projTrackingWithoutConsent } from './proj-tracking-without-consent.ts';
import { projVersionDisclosed } from './proj-version-disclosed.ts';

export const PROJECT_CHECKS = [
  projVersionDisclosed,
  projTrackingWithoutConsent,
  projSeveralFrameworks,
  projThirdParties,
];
