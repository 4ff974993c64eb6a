import { type Rgb, toHex } from '../../../color/rgb.ts';

/**
 * The heading of a view of Make. Where there is one column, what is made stays in sight below it while its settings are changed;
 * it is a picture of what the card below says.
 */
export const MakeTitle = ({ title, colors }: { title: string; colors: readonly Rgb[] }) => (
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
