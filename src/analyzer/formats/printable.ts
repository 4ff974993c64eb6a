/** A name as a terminal or a log shows it: signs that would move, colour or turn what follows are written as `\\u{1b}`. */
export const printable = (name: string): string =>
  name.replaceAll(
    /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu,
    (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`,
  );
