import type { Definition, Origin } from '../model.ts';

/** Definitions of a theme, where a class and the scheme of the system may both turn it on. */
export interface ByOrigin {
  /** Without those that the other origin defines as something else. */
  readonly definitions: readonly Definition[];
  /** Definitions that the other origin has with the same value, by each of the two. */
  readonly copies: ReadonlyMap<Definition, Definition>;
}

const idOf = ({ name, scope, tags }: Definition, origin: Origin): string =>
  [origin, name, scope ?? '', ...tags].join('\n');

/** The definitions of a theme as they are if one of the two origins turns it on. */
const ofOrigin = (definitions: readonly Definition[], preferred: Origin): ByOrigin => {
  const last = new Map(definitions.flatMap((one) => (one.origin ? [[idOf(one, one.origin), one] as const] : [])));
  const copies = new Map<Definition, Definition>();
  const kept = definitions.filter((one) => {
    if (!one.origin) return true;
    const other = last.get(idOf(one, one.origin === 'media' ? 'selector' : 'media'));
    if (!other) return true;
    const own = last.get(idOf(one, one.origin))!;
    if (own.value !== other.value) return one.origin === preferred;
    copies.set(own, other);
    return true;
  });
  return { definitions: kept, copies };
};

/** The definitions of a theme: as a class has them, and, where that differs, as the scheme of the system has them. */
export const byOrigins = (definitions: readonly Definition[]): [ByOrigin, ByOrigin?] => {
  const [selector, media] = [ofOrigin(definitions, 'selector'), ofOrigin(definitions, 'media')];
  return selector.definitions.length < definitions.length ? [selector, media] : [selector];
};
