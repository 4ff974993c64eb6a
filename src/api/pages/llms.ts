import { GROUPS, type GroupId } from '../../schemas/groups.ts';
import { displayPath } from '../endpoint.ts';
import { groupOf, hasPath, type Operation } from '../operations.ts';

const ABOUT = [
  '# Metamer',
  '',
  '> Colour, accessibility and page analysis over HTTP: conversion between colour spaces, contrast and its repair, palettes, design tokens, simulation of colour-vision deficiencies, audits of web pages.',
  '',
  'Calls need an API key (`x-api-key`, or `Authorization: Bearer`). An error is `{"error": {"code", "message", "details"}, "request_id"}`; its message names the field and what is accepted. Prices are in credits; a refused call costs nothing.',
  '',
  '## Documents',
  '',
  '- [OpenAPI](/v1/openapi.yaml): every operation with its schemas',
  '- [Catalogue](/v1/catalog): every operation with an example that works, as JSON',
  '- [Reference](/v1/docs): for people',
  '- [Model Context Protocol](/v1/mcp): some twenty tools for agents, by POST with the same key',
];

/** `/llms.txt`: what is here and where, for a model that reads before it calls. */
export const llmsText = (operations: readonly Operation[]): string => {
  const served = operations.filter(hasPath);
  const sections = Object.entries(GROUPS).map(([group, describes]) => {
    const lines = served
      .filter((operation) => groupOf(operation) === (group as GroupId))
      .map(({ name, route, endpoint: { summary, credits } }) => {
        const anchor = `/v1/docs#/${group}/${name.replace('.', '-')}`;
        return `- [${route.method} ${displayPath(route.path)}](${anchor}): ${summary} (${credits} credit${credits === 1 ? '' : 's'})`;
      });
    return [`## ${group}`, '', describes, '', ...lines].join('\n');
  });
  return `${[ABOUT.join('\n'), ...sections].join('\n\n')}\n`;
};
