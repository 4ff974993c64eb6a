import { signal } from '@preact/signals';
import { Problem } from '../../parts/failure.tsx';
import { shownRatio } from '../../parts/format.ts';
import { PictureInput } from '../../parts/picture-input.tsx';
import { Verdict } from '../../parts/verdict.tsx';
import { announce } from '../../state/announce.ts';
import { inWorker } from '../../state/in-worker.ts';
import { lastBegun, readPicture, SUPERSEDED } from '../../state/picture.ts';
import { MarkedImage, type TextRegion } from './marked-image.tsx';
import { inputs, target } from './model.ts';

type Report = Awaited<ReturnType<typeof inWorker<'contrastInPicture'>>>;

const found = signal<{ readonly name: string; readonly url: string; readonly report: Report } | undefined>(undefined);
const failure = signal<string | undefined>(undefined);
const busy = signal(false);

/** A screenshot is looked at in its own size up to this side, as edges are what counts. */
const LOOKED_AT = 1600;
const MOST_PAIRS = 12;
/** Edges that are not text need 3:1 (WCAG 1.4.11). */
const EDGE_TARGET = 3;

const begin = lastBegun();

/** Finds the pairs of colours that touch in an image; it stays in the page. */
export const takeImage = async (file: File): Promise<string> => {
  const isLast = begin();
  busy.value = true;
  failure.value = undefined;
  try {
    const { pixels, width, height } = (await readPicture(file, file.name)).pixels(LOOKED_AT);
    const report = await inWorker('contrastInPicture', { data: pixels, width, height });
    if (!isLast()) return SUPERSEDED;
    if (found.value) URL.revokeObjectURL(found.value.url);
    found.value = { name: file.name || 'The image', url: URL.createObjectURL(file), report };
    return `${report.pairs.length} adjacent colour pairs in ${file.name || 'the image'}.`;
  } catch (error) {
    if (!isLast()) return SUPERSEDED;
    failure.value = (error as Error).message;
    return failure.value;
  } finally {
    if (isLast()) busy.value = false;
  }
};

const takePair = (a: string, b: string): void =>
  inputs.chooseAll([
    ['fg', a],
    ['bg', b],
  ]);

/** Lines of text, the worst first: as many as are listed. */
const listedLines = ({ text_regions: regions }: Report): TextRegion[] =>
  [...regions].sort((a, b) => a.ratio - b.ratio).slice(0, MOST_PAIRS);

/** Lines of text with their places; those below the target have the number that they have in the image. */
const TextLines = ({ url, report }: { url: string; report: Report }) => {
  const lines = listedLines(report);
  if (lines.length === 0) return null;
  return (
    <>
      <MarkedImage
        url={url}
        report={report}
        numbered={lines.filter(({ ratio }) => ratio < target.value)}
        target={target.value}
      />
      <h3>Text</h3>
      <ul class="touching">
        {lines.map(({ box, text, background, ratio }, i) => (
          <li key={`${box.x} ${box.y}`}>
            <button type="button" class="touching-pair" onClick={() => takePair(text, background)}>
              <span class="touching-colors" aria-hidden="true">
                <span style={{ backgroundColor: text }} />
                <span style={{ backgroundColor: background }} />
              </span>
              <span>
                {ratio < target.value ? <b>{i + 1}. </b> : null}
                <code>{text}</code> on <code>{background}</code>
                <small>
                  at {box.x}, {box.y}; {box.width} × {box.height} pixels
                </small>
              </span>
              <b>{shownRatio(ratio)}</b>
              <Verdict passes={ratio >= target.value} />
            </button>
          </li>
        ))}
      </ul>
      <h3>Edges</h3>
    </>
  );
};

/** Pairs that touch elsewhere than in letters. */
const edgesOf = ({ pairs }: Report): Report['pairs'] => pairs.filter(({ non_text }) => non_text !== null);

const Pairs = ({ url, report }: { url: string; report: Report }) => (
  <>
    <TextLines url={url} report={report} />
    <ul class="touching">
      {edgesOf(report)
        .slice(0, MOST_PAIRS)
        .map(({ a, b, ratio, border, worst }) => (
          <li key={`${a} ${b}`}>
            <button type="button" class="touching-pair" onClick={() => takePair(a, b)}>
              <span class="touching-colors" aria-hidden="true">
                <span style={{ backgroundColor: a }} />
                <span style={{ backgroundColor: b }} />
              </span>
              <span>
                <code>{a}</code> on <code>{b}</code>
                <small>
                  {(100 * border.share).toFixed(1)} % of all edges; {shownRatio(worst.ratio)} under {worst.model}
                </small>
              </span>
              <b>{shownRatio(ratio)}</b>
              <Verdict passes={report.text_regions.length === 0 ? ratio >= target.value : ratio >= EDGE_TARGET} />
            </button>
          </li>
        ))}
    </ul>
    <p class="muted note">{report.note}</p>
  </>
);

/** The pairs of a screenshot, worst first; a click uses one. */
export const PictureCard = () => (
  <section class={busy.value ? 'card waiting dimmed' : 'card'} aria-labelledby="in-picture-title">
    <div class="card-head">
      <h2 id="in-picture-title">In an image</h2>
      {found.value ? <p class="muted">{found.value.name}</p> : null}
      <PictureInput
        id="contrast-picture"
        name={found.value ? 'Choose another image' : 'Choose an image'}
        onPicture={async (file) => announce(await takeImage(file))}
      />
    </div>
    {found.value ? (
      <Pairs url={found.value.url} report={found.value.report} />
    ) : (
      <p class="muted">
        Drop or paste a screenshot: its text is marked, and the colours that touch in it are listed, worst first. It
        stays in this page.
      </p>
    )}
    <Problem text={failure.value} />
  </section>
);
