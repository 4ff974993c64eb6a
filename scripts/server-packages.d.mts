interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
/** Paths of the packages that are needed, of those that the lock file has; `isThere` says which optional ones are installed. */
export function neededPackages(
  names: readonly string[],
  lock: { readonly packages: Readonly<Record<string, Locked>> },
  isThere: (path: string) => boolean,
): string[];
/** Copies the packages of the built server into node_modules of a folder; answers their paths. */
export function copyServerPackages(folder: string): string[];
