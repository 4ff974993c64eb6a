import type { Signal } from '@preact/signals';
import { Choices } from './choices.tsx';

interface LanguageChoiceProps<Language extends string> {
  /** What keeps it apart from other choices of the page. */
  readonly name: string;
  readonly className?: string;
  readonly languages: readonly Language[];
  readonly chosen: Signal<Language>;
}

/** The language that a call is written in. */
export const LanguageChoice = <Language extends string>({
  languages,
  chosen,
  ...choices
}: LanguageChoiceProps<Language>) => (
  <Choices
    {...choices}
    label="Language"
    value={chosen.value}
    options={languages.map((language) => [language, language])}
    onChoose={(language) => {
      chosen.value = language;
    }}
  />
);
