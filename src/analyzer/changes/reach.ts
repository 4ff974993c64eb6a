import type { StageId } from '../model/stages.ts';
import type { SourceEdit } from './source/edit.ts';

/**
 * Markup that the checks of a stage read, for stages that read little of it and cost much. Checks of the project are notes,
 * and those of sitemaps read no markup but where the page belongs.
 */
const READ: Readonly<Partial<Record<StageId, RegExp>>> = {
  project: /(?!)/,
  sitemap: /canonical|robots/i,
  security:
    /script|<link|<a|<area|<iframe|<form|<meta|<base|href|src|\son\w+=|autocomplete|password|target|\srel|style|action/i,
  media: /<img|<video|<audio|<source|<track|<picture|<link|<meta|loading|autoplay|controls|muted|preload|src/i,
  palette: /style|color|fill|stroke|<link|<svg/i,
  responsive:
    /style|viewport|<link|<img|<source|<picture|<iframe|<video|<table|<object|width|height|size|srcset|loading/i,
};

/** Characters around an edit that say what it is in. */
const AROUND = 120;

/** Whether the checks of a stage may come to something else after some edits. */
export const isReached = (id: StageId, source: string, edits: readonly SourceEdit[]): boolean => {
  const read = READ[id];
  if (!read) return true;
  return edits.some(({ start, end, text }) => {
    const tag = source.lastIndexOf('<', start);
    const from = start - tag > AROUND ? start : Math.max(tag, 0);
    return read.test(text) || read.test(source.slice(from, end));
  });
};
