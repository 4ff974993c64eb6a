import { describe, expect, it } from 'vitest';
import { inComment, line } from '../../src/design/files/words.ts';

describe('words of strangers in a file', () => {
  it('end no comment, however their signs are joined', () => {
    const parts = ['*', '/', '<', '>', '-', '\u200b', '!', 'x'];
    const texts = ['*</', '/<*', '-<-', '**//', 'x *</ body{display:none} /<*'];
    for (const a of parts)
      for (const b of parts)
        for (const c of parts) for (const d of parts) texts.push(a + b + c + d, a + b + c + d + a + b);
    for (const text of texts) {
      const safe = inComment(text);
      expect(safe, text).not.toMatch(/\*\/|\/\*|--|[<>]/);
      expect(inComment(safe), text).toBe(safe);
    }
  });

  it('are cut between characters, not inside one', () => {
    expect(line(`${'a'.repeat(199)}\u{1f3a8}b`)).toBe(`${'a'.repeat(199)}\u{1f3a8}`);
    expect(line('\u{1f3a8}'.repeat(300))).toBe('\u{1f3a8}'.repeat(200));
  });
});
