import { DrawnReply } from '../schemas/file.ts';
import { SEARCHED_METHODS } from '../schemas/palette.ts';
import type { Context } from './context.ts';
import type { Charge } from './endpoint.ts';

const COLORS_PER_CREDIT = 12;

/** A palette that is asked for, or one that was made. */
type Sized = { readonly method: string } & ({ readonly count: number } | { readonly colors: readonly unknown[] });

/** Credits beyond the price of a palette. */
const furtherCredits = (palette: Sized): number => {
  const count = 'colors' in palette ? palette.colors.length : palette.count;
  return SEARCHED_METHODS.has(palette.method) ? Math.max(0, Math.ceil(count / COLORS_PER_CREDIT) - 1) : 0;
};

/** The price of a palette of so many credits: that of one whose colours are searched for grows with their number. */
const byColors = (credits: number) => {
  const charge: Charge = {
    price: (answer) => furtherCredits(answer as Sized),
    says: `Price: ${credits} ${credits === 1 ? 'credit' : 'credits'}; with method ${[...SEARCHED_METHODS].map((method) => `\`${method}\``).join(', ')} 1 more for each ${COLORS_PER_CREDIT} colours begun beyond the first ${COLORS_PER_CREDIT}.`,
  };
  return {
    /** What the endpoint states; its answer is a palette, or the file of one. */
    endpoint: { credits, charge } as const,
    /** Throws QUOTA_EXCEEDED where the credits do not cover a palette, before it is searched for. */
    require(ctx: Context, palette: Sized): void {
      ctx.services.gate.requireCredits(ctx, credits + furtherCredits(palette), credits);
    },
  };
};

export const PALETTE_PRICES = { json: byColors(1), image: byColors(2) } as const;

/** The image of a palette, which is charged by what it shows. */
export const paletteFile = (
  bytes: Uint8Array,
  { method, count }: { readonly method: string; readonly count: number },
) => new DrawnReply('image/png', bytes, { method, count }, 'palette.png');
