import { isKnownLanguage } from '../../page/language.ts';
import { languageFault } from '../../page/text-language.ts';
import { attr } from '../../page/tree/node.ts';
import type { ChangeContext } from '../source/context.ts';
import type { SourceEdit } from '../source/edit.ts';
import { writtenAs } from '../source/markup.ts';
import { exact, type ProposeForPage, suggestion, template } from '../source/proposal.ts';
import { at } from './head-places.ts';

/** English names of languages, as they are written by mistake. */
const LANGUAGES: Readonly<Record<string, string>> = {
  english: 'en',
  german: 'de',
  deutsch: 'de',
  french: 'fr',
  francais: 'fr',
  français: 'fr',
  spanish: 'es',
  espanol: 'es',
  español: 'es',
  italian: 'it',
  italiano: 'it',
  portuguese: 'pt',
  dutch: 'nl',
  nederlands: 'nl',
  polish: 'pl',
  polski: 'pl',
  russian: 'ru',
  japanese: 'ja',
  chinese: 'zh',
  korean: 'ko',
  arabic: 'ar',
  turkish: 'tr',
  swedish: 'sv',
  danish: 'da',
  norwegian: 'no',
  finnish: 'fi',
  czech: 'cs',
  hungarian: 'hu',
  greek: 'el',
  frenchie: 'fr',
  jp: 'ja',
  cn: 'zh',
};

/** The tag that a wrong one was probably meant to be; null for none. */
const languageTag = (given: string): string | null => {
  const tag = given
    .trim()
    .replaceAll('_', '-')
    .replace(/\.[\w-]+$/, '');
  const right = isKnownLanguage(tag) ? tag : (LANGUAGES[tag.toLowerCase()] ?? null);
  return right !== null && right !== given ? right : null;
};

/** Languages that the page names elsewhere: og:locale, Content-Language, the version of hreflang that it is itself. */
const languageNamed = ({ page, input }: ChangeContext): string | null => {
  const locale = page.byAttribute('property').find((one) => attr(one, 'property') === 'og:locale');
  const self = page.byAttribute('hreflang').find((one) => page.resolve(attr(one, 'href') ?? '') === page.url);
  const named = [
    locale && attr(locale, 'content')?.replace('_', '-'),
    self && attr(self, 'hreflang'),
    input.gathered.page.headers['content-language'],
  ];
  return named.find((one) => one && isKnownLanguage(one) && one !== 'x-default') ?? null;
};

const withLang = (context: ChangeContext, lang: string): SourceEdit[] | null => {
  const { page, markup } = context;
  if (page.root.start >= 0) return markup.set(page.root, 'lang', lang);
  const doctype = /^\s*<!doctype[^>]*>\s*/i.exec(page.source);
  return at(doctype ? doctype[0].length : 0, `<html ${writtenAs('lang', lang)}>\n`);
};

const htmlLang: ProposeForPage = (context) => {
  const known = languageNamed(context);
  return [
    ...(known ? suggestion(`Declare ${known}, which the page names elsewhere`, withLang(context, known)) : []),
    ...template('Declare the language', withLang(context, '…'), 'en'),
  ];
};

const langValid: ProposeForPage = (context, { element }) => {
  const one = element ?? context.page.root;
  const given = attr(one, 'lang') ?? '';
  const right = languageTag(given);
  if (right) {
    const change = context.markup.set(one, 'lang', right);
    return exact(`Write ${right}`, change, context.namesAttribute('lang'));
  }
  return one === context.page.root
    ? template('Write the tag of the language', context.markup.set(one, 'lang', '…'), 'en')
    : suggestion('Remove lang', context.markup.drop(one, 'lang'));
};

/** Languages that have a script to themselves, nearly. */
const BY_SCRIPT: Readonly<Record<string, string>> = {
  Greek: 'el',
  Hebrew: 'he',
  Thai: 'th',
  Georgian: 'ka',
  Armenian: 'hy',
  Hangul: 'ko',
  Kana: 'ja',
};

const langText: ProposeForPage = ({ page, markup }) => {
  const fault = languageFault(page.bodyText, attr(page.root, 'lang') ?? '') ?? '';
  const [, script = '', language] = /in (\w+) letters|reads as (\w+)/.exec(fault) ?? [];
  const tag = language ?? BY_SCRIPT[script];
  return tag ? suggestion(`Declare ${tag}`, markup.set(page.root, 'lang', tag)) : [];
};

/** Changes of declared languages. */
export const LANGUAGE_CHANGES: Readonly<Record<string, ProposeForPage>> = {
  'a11y-html-lang': htmlLang,
  'meta-lang': htmlLang,
  'a11y-html-lang-valid': langValid,
  'a11y-lang-valid': langValid,
  'a11y-lang-text': langText,
};
