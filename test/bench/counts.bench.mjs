// Counts and sizes, which do not depend on time: what agents read, texts of colours, checks, files and packages, keys of a cluster.
import { agentRows } from './counts/agents.mjs';
import { analyzerRows } from './counts/analyzer.mjs';
import { clusterRows } from './counts/cluster.mjs';
import { colorRows } from './counts/colors.mjs';
import { repositoryRows } from './counts/repository.mjs';

export const settings = { rounds: 1 };

export const run = async (report) => {
  for (const rows of [agentRows, colorRows, analyzerRows, clusterRows, repositoryRows])
    for (const { label, value, unit, ...rest } of await rows()) report(label, value, unit, { ...rest, exact: true });
};
