import type { Language } from './language/language.ts';
import type { ShownFinding } from './model.ts';
import { integerOrNull, record, text, texts, type UntypedRecord } from './untyped-json.ts';

type Words = Pick<ShownFinding, 'title' | 'message' | 'fix' | 'english'>;

/** The message of a finding in another language, made of its values; null if the report does not list them. */
const messageOf = (found: UntypedRecord, language: Language): string | null => {
  if (typeof found.message_values !== 'object' || found.message_values === null) return null;
  const { failing, tested, values } = record(found.message_values);
  const [some, all] = [integerOrNull(failing), integerOrNull(tested)];
  if (some !== null && all !== null) return all > 1 ? language.text('tested', { failing: some, tested: all }) : '';
  const named = texts(values, 10);
  return named.length ? language.text('values', { list: named.join('; ') }) : '';
};

/** What a finding says, in the language of the report as far as there are words for it. */
export const wordsOf = (found: UntypedRecord, title: string, language: Language): Words => {
  const [message, fix] = [text(found.message, 1000), text(found.fix, 600)];
  if (language.isOriginal) return { title, message, fix, english: [] };
  const known = language.check(text(found.id, 80));
  const made = messageOf(found, language);
  const english: Words['english'][number][] = [];
  if (!known) english.push('title', 'fix');
  if (made === null) english.push('message');
  return { title: known?.title ?? title, message: made ?? message, fix: known?.fix ?? fix, english };
};
