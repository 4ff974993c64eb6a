import type { LanguageId } from './ids.ts';
import { ENGLISH, Language } from './language.ts';

/** Loads a language; none but English is loaded before it is needed. */
export const loadLanguage = async (id: LanguageId): Promise<Language> => {
  switch (id) {
    case 'en':
      return ENGLISH;
    case 'de': {
      const [{ DE }, { default: vocabulary }] = await Promise.all([
        import('./de.ts'),
        import('./de.json', { with: { type: 'json' } }),
      ]);
      return new Language(id, DE, vocabulary);
    }
    case 'fr': {
      const [{ FR }, { default: vocabulary }] = await Promise.all([
        import('./fr.ts'),
        import('./fr.json', { with: { type: 'json' } }),
      ]);
      return new Language(id, FR, vocabulary);
    }
    case 'es': {
      const [{ ES }, { default: vocabulary }] = await Promise.all([
        import('./es.ts'),
        import('./es.json', { with: { type: 'json' } }),
      ]);
      return new Language(id, ES, vocabulary);
    }
    case 'ja': {
      const [{ JA }, { default: vocabulary }] = await Promise.all([
        import('./ja.ts'),
        import('./ja.json', { with: { type: 'json' } }),
      ]);
      return new Language(id, JA, vocabulary);
    }
  }
};
