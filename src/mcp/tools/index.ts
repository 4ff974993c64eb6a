import type { Tool } from '../tool.ts';
import { colorTools } from './color.ts';
import { contrastTools } from './contrast.ts';
import { designTools } from './design.ts';
import { makeTools } from './make.ts';
import { pageTool } from './page.ts';
import { visionTools } from './vision.ts';

/** The tools, in the order in which an agent reads them. */
export const tools: readonly Tool[] = [
  ...colorTools,
  ...contrastTools,
  ...visionTools,
  ...makeTools,
  ...designTools,
  pageTool,
];
