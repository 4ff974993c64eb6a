import { invalid, quote } from '../../errors/refusal.ts';

/**
 * `{color.primary.500}`, or `var(--color-primary-500)`; what a value refers to, or undefined if it is not a reference.
 */
export const referredIn = (value: string): { readonly name: string; readonly must: boolean } | undefined => {
  const braces = /^\{([^{}]*)\}$/.exec(value);
  if (braces) return { name: braces[1]!, must: true };
  const variable = /^var\(\s*--([\w-]+)\s*\)$/.exec(value);
  // A custom property that is not among the tokens may be declared elsewhere.
  return variable ? { name: variable[1]!, must: false } : undefined;
};

/** A token and what it refers to; `field` is the path of its value in the request. */
interface Link {
  readonly name: string;
  readonly field: string;
  readonly target: Link | undefined;
}

export const danglingReference = (value: string, name: string, field: string) =>
  invalid(field, `${quote(value)} refers to ${quote(name)}, which is not among the tokens`);

/** Refuses a chain of references that comes back to a token in it, naming the tokens on the way. */
export const assertNoCircle = (links: Iterable<Link>): void => {
  const done = new Set<Link>();
  for (const first of links) {
    const trail: Link[] = [];
    const onTrail = new Set<Link>();
    for (let link: Link | undefined = first; link !== undefined && !done.has(link); link = link.target) {
      if (onTrail.has(link)) {
        const circle = [...trail.slice(trail.indexOf(link)), link].map(({ name }) => name);
        const shown = circle.length > 7 ? [...circle.slice(0, 5), '...', link.name] : circle;
        throw invalid(link.field, `the reference is circular: ${shown.join(' -> ')}`);
      }
      trail.push(link);
      onTrail.add(link);
    }
    for (const link of trail) done.add(link);
  }
};
