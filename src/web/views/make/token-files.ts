import { exportTokens, notationsOf, TOKEN_FORMAT_IDS, type TokenFormat } from '../../../design/tokens/export.ts';
import type { TokenInput } from '../../../design/tokens/token-set.ts';
import { VARIANT_IDS, VARIANTS, type VariantId } from '../../../design/tokens/variants/index.ts';
import type { ExportChoice } from '../../state/view.ts';
import { formatName } from './files.ts';

/** Every target of design tokens and every form of one, as files of a set. */
export const tokenFiles = (set: () => { tokens: readonly TokenInput[]; name?: string | undefined }): ExportChoice[] => {
  const choice = (format: TokenFormat, variant?: VariantId): ExportChoice => {
    const notations = notationsOf(format, variant);
    return {
      name: formatName(variant ?? format),
      notations,
      write: (wanted) => exportTokens({ ...set(), format, variant, notation: notations.find((one) => one === wanted) }),
    };
  };
  return [
    ...TOKEN_FORMAT_IDS.map((format) => choice(format)),
    ...VARIANT_IDS.map((variant) => choice(VARIANTS[variant].of, variant)),
  ];
};
