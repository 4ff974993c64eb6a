/** Words that may not be names of their own in Java, Kotlin or Swift. */
const RESERVED = new Set(
  (
    'abstract as assert associatedtype boolean break byte case catch char class const continue default defer deinit do double else enum ' +
    'extends extension fallthrough false fileprivate final finally float for func goto guard if implements import in init inout instanceof int ' +
    'interface internal is let long native new nil null object open operator package private protected protocol public repeat rethrows return ' +
    'self short static strictfp struct subscript super switch synchronized this throw throws transient true try type typealias typeof val var ' +
    'void volatile when where while'
  ).split(' '),
);

export const isReserved = (word: string): boolean => RESERVED.has(word.toLowerCase());

/** A name that none of these has: the wanted one, or with `-map` behind it as often as needed. */
export const unusedName = (wanted: string, taken: readonly string[]): string =>
  taken.includes(wanted) ? unusedName(`${wanted}-map`, taken) : wanted;
