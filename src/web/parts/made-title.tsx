import { type Rgb, toHex } from '../../color/rgb.ts';

/**
 * The heading of a view that makes colours. Where there is one column, they stay in sight below it while the settings
 * are changed: an image of what the card below says.
 */
export const MadeTitle = ({ title, colors }: { title: string; colors: readonly Rgb[] }) => (
  <>
    <h1 tabIndex={-1}>{title}</h1>
    <div class="made-bar" inert aria-hidden="true">
      {colors.map((color, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place of the strip is all that a colour is here.
        <span key={i} style={{ backgroundColor: toHex(color) }} />
      ))}
    </div>
  </>
);
