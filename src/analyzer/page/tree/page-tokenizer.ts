import { InsertionMode, type Parser, Token, Tokenizer, TokenizerMode, type TokenizerOptions } from 'parse5';
import type { PageTree } from './adapter.ts';
import { endTagName, readStartTag } from './tag-run.ts';

const { TokenType } = Token;

const ASCII = 128;
const SOLIDUS = 0x2f;

/** Code units that a state takes as they stand: 1 by ASCII code, and one more for all beyond ASCII. */
type Units = Uint8Array;

/** All but white space, control characters and these signs. */
const allBut = (signs: string): Units => {
  const units = new Uint8Array(ASCII + 1).fill(1, 0x21, 0x7f);
  for (const sign of signs) units[sign.charCodeAt(0)] = 0;
  units[ASCII] = 1;
  return units;
};

/** Line breaks are left to parse5, which counts lines. */
const andSpace = (units: Units): Units => {
  const all = units.slice();
  for (const space of ' \t\f') all[space.charCodeAt(0)] = 1;
  return all;
};

const BLANKS = andSpace(new Uint8Array(ASCII + 1));
const WORDS = allBut('<&');
const TEXT = andSpace(WORDS);
const COMMENT = andSpace(allBut('<-'));
const DOUBLE_QUOTED = andSpace(allBut('"&'));
const SINGLE_QUOTED = andSpace(allBut("'&"));

/** Controls beyond ASCII, halves of pairs and noncharacters are left to parse5 too. */
const isIn = (units: Units, unit: number): boolean =>
  unit < ASCII
    ? units[unit] === 1
    : units[ASCII] === 1 && ((unit > 0x9f && unit < 0xd800) || (unit > 0xdfff && unit < 0xfdd0));

/** Where white space after other text is treated as that text is. */
const FLOWING = new Set([InsertionMode.IN_BODY, InsertionMode.IN_CELL, InsertionMode.IN_CAPTION, InsertionMode.TEXT]);

/**
 * The tokenizer of parse5, which here takes text and values in runs and most tags whole instead of character by
 * character, and keeps the places of tags and comments alone.
 */
export class PageTokenizer extends Tokenizer {
  readonly #parser: Parser<PageTree>;

  constructor(options: TokenizerOptions, parser: Parser<PageTree>) {
    super(options, parser);
    this.#parser = parser;
  }

  // Asked for with the length of what has been read of a tag or comment, and with -1 or 0 for all that has no place here.
  protected override getCurrentLocation(offset: number): Token.Location | null {
    if (offset <= 0) return null;
    const { line, col, offset: at } = this.preprocessor;
    return {
      startLine: line,
      startCol: col - offset,
      startOffset: at - offset,
      endLine: -1,
      endCol: -1,
      endOffset: -1,
    };
  }

  /** Takes along what follows a character that has just been taken as it stands. */
  #runOn(cp: number, units: Units): void {
    if (!isIn(units, cp)) return;
    const { preprocessor } = this;
    const { html, pos } = preprocessor;
    const size = html.length;
    let end = pos + 1;
    while (end < size && isIn(units, html.charCodeAt(end))) end += 1;
    preprocessor.pos = end - 1;
    this.runEnd = end;
  }

  /** Text: white space that begins it is a token of its own, which some places treat in another way. */
  #textOn(cp: number): void {
    const type = this.currentCharacterToken?.type;
    if (type === TokenType.CHARACTER) this.#runOn(cp, FLOWING.has(this.#parser.insertionMode) ? TEXT : WORDS);
    else if (type === TokenType.WHITESPACE_CHARACTER) this.#runOn(cp, BLANKS);
  }

  protected override _stateData(cp: number): void {
    super._stateData(cp);
    this.#textOn(cp);
  }

  // Called with the character after `<`, the position of the preprocessor.
  protected override _stateTagOpen(cp: number): void {
    if (!(cp === SOLIDUS ? this.#endTag() : this.#startTag())) super._stateTagOpen(cp);
  }

  /** Takes a start tag whole; false if it is not one of those that can be. */
  #startTag(): boolean {
    const { preprocessor } = this;
    const tag = readStartTag(preprocessor.html, preprocessor.pos);
    if (!tag) return false;
    this._createStartTagToken();
    const token = this.currentToken as Token.TagToken;
    token.tagName = tag.name;
    token.attrs = tag.attributes;
    token.selfClosing = tag.selfClosing;
    if (tag.breaks) this.#countLines(tag.end);
    this.#emitTag(tag.end);
    return true;
  }

  /** Lets the preprocessor read the line breaks up to a place, and the character after the last of them. */
  #countLines(end: number): void {
    const { preprocessor } = this;
    const { html } = preprocessor;
    for (let at = html.indexOf('\n', preprocessor.pos); at >= 0 && at < end; at = html.indexOf('\n', at + 1)) {
      preprocessor.pos = at - 1;
      preprocessor.advance();
    }
    preprocessor.advance();
  }

  /** Takes an end tag whole that is nothing but its name; false for others. */
  #endTag(): boolean {
    const { preprocessor } = this;
    const name = endTagName(preprocessor.html, preprocessor.pos + 1);
    if (name === null) return false;
    preprocessor.pos += 1;
    this._createEndTagToken();
    (this.currentToken as Token.TagToken).tagName = name;
    this.#emitTag(preprocessor.pos + name.length);
    return true;
  }

  #emitTag(end: number): void {
    this.preprocessor.pos = end;
    this.state = TokenizerMode.DATA;
    this.emitCurrentTagToken();
  }

  protected override _stateRcdata(cp: number): void {
    super._stateRcdata(cp);
    this.#textOn(cp);
  }

  protected override _stateRawtext(cp: number): void {
    super._stateRawtext(cp);
    this.#textOn(cp);
  }

  protected override _stateScriptData(cp: number): void {
    super._stateScriptData(cp);
    this.#textOn(cp);
  }

  protected override _stateComment(cp: number): void {
    super._stateComment(cp);
    this.#runOn(cp, COMMENT);
  }

  protected override _stateAttributeValueDoubleQuoted(cp: number): void {
    super._stateAttributeValueDoubleQuoted(cp);
    this.#runOn(cp, DOUBLE_QUOTED);
  }

  protected override _stateAttributeValueSingleQuoted(cp: number): void {
    super._stateAttributeValueSingleQuoted(cp);
    this.#runOn(cp, SINGLE_QUOTED);
  }
}
