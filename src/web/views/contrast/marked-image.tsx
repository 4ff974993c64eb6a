import type { inWorker } from '../../state/in-worker.ts';

type Report = Awaited<ReturnType<typeof inWorker<'contrastInPicture'>>>;
export type TextRegion = Report['text_regions'][number];

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;

/** An image with its lines of text framed: those below the target thickly, and those in `numbered` with their number in that list. */
export const MarkedImage = ({
  url,
  report: { width, height, text_regions: regions },
  numbered,
  target,
}: {
  url: string;
  report: Report;
  numbered: readonly TextRegion[];
  /** The ratio that a line is to reach. */
  target: number;
}) => (
  <div class="marked" style={{ aspectRatio: `${width} / ${height}`, maxWidth: `${width}px` }}>
    <img
      src={url}
      alt={`The image, with ${regions.length} lines of text framed, ${regions.filter(({ ratio }) => ratio < target).length} of them too low in contrast`}
    />
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {regions.map((region) => {
        const { box } = region;
        const place = { x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4 };
        return (
          <g key={`${box.x} ${box.y}`} class={region.ratio < target ? 'marked-low' : 'marked-fine'}>
            <rect {...place} class="marked-halo" />
            <rect {...place} class="marked-line" />
          </g>
        );
      })}
    </svg>
    {numbered.map(({ box }, i) => (
      <span
        key={`${box.x} ${box.y}`}
        class="marked-number"
        aria-hidden="true"
        style={{ left: share(box.x, width), top: share(box.y + box.height / 2, height) }}
      >
        {i + 1}
      </span>
    ))}
  </div>
);
