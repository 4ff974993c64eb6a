import { computed, useSignal } from '@preact/signals';
import { MODEL_IDS, type ModelId, models } from '../../../accessibility/vision/models/index.ts';
import { shareOf } from '../../parts/drag.ts';
import { Problem } from '../../parts/failure.tsx';
import { Painted, type Painting } from '../../parts/painted.tsx';
import { PictureInput } from '../../parts/picture-input.tsx';
import { arrowStep } from '../../parts/steps.ts';
import { announce } from '../../state/announce.ts';
import { download } from '../../state/download.ts';
import { inputs, sight } from './model.ts';
import { normal, picture, pictureFailure, seen, seenPng, takeExample, takeImage, thumbnails } from './picture.ts';

const NONE: Painting = { pixels: new Uint8ClampedArray(4), width: 1, height: 1 };
const shownNormal = computed(() => normal.value ?? NONE);
const shownSeen = computed(() => seen.value.value ?? NONE);
const shownSmall = Object.fromEntries(
  MODEL_IDS.map((id) => [id, computed(() => thumbnails.value.value?.get(id) ?? NONE)]),
) as Record<ModelId, typeof shownSeen>;

const take = async (file: File): Promise<void> => announce(await takeImage(file));

const save = async (): Promise<void> => {
  const name = `seen-${sight.value.id}.png`;
  try {
    download(name, await seenPng());
  } catch (error) {
    announce(`The image could not be saved: ${(error as Error).message}`);
  }
};

const STEP = 0.02;
/** In pixels of the page; a higher image is shown smaller, in its own shape. */
const HIGHEST = 520;

/** The image twice, one lying over the other up to a divider that follows the pointer. */
const Compared = () => {
  const at = useSignal(0.5);
  const { width, height } = shownNormal.value;
  const put = (share: number): void => {
    at.value = Math.min(1, Math.max(0, share));
  };
  const onPointer = (event: PointerEvent): void => {
    const frame = event.currentTarget as HTMLElement;
    if (event.type === 'pointerdown') {
      if (event.button !== 0) return;
      frame.setPointerCapture(event.pointerId);
      frame.querySelector('input')?.focus({ preventScroll: true });
      event.preventDefault();
    } else if (!frame.hasPointerCapture(event.pointerId)) return;
    put(shareOf(event, frame).x);
  };
  const edge = `${100 * at.value}%`;
  return (
    <div
      class={seen.stale.value ? 'compared waiting' : 'compared'}
      style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${(HIGHEST * width) / height}px)` }}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
    >
      <Painted painting={shownNormal} className="compared-paint" />
      <div class="compared-seen" style={{ clipPath: `inset(0 0 0 ${edge})` }}>
        <Painted painting={shownSeen} className="compared-paint" />
      </div>
      <span class="compared-edge" style={{ left: edge }} />
      <span class="compared-name" aria-hidden="true">
        Normal
      </span>
      <span class="compared-name seen" aria-hidden="true">
        {sight.value.name}
      </span>
      <input
        class="off-screen"
        type="range"
        aria-label="Divider: normal vision to its left"
        min={0}
        max={1}
        step="any"
        value={at.value}
        aria-valuetext={`${Math.round(100 * at.value)} % normal`}
        onInput={(event) => put(Number(event.currentTarget.value))}
        onKeyDown={(event) => {
          const move = arrowStep(event);
          if (!move) return;
          event.preventDefault();
          put(at.value + (move.x + move.y) * STEP);
        }}
      />
    </div>
  );
};

const Thumbnails = () => (
  <ul class="thumbnails">
    {MODEL_IDS.map((id) => (
      <li key={id}>
        <button
          type="button"
          class="tile"
          aria-pressed={sight.value.id === id}
          onClick={() => inputs.choose('cond', id)}
        >
          <Painted painting={shownSmall[id]} className="thumbnail-paint" />
          <span>{models[id].name}</span>
        </button>
      </li>
    ))}
  </ul>
);

const Empty = () => (
  <div class="drop-here">
    <p>Drop or paste an image, or choose a file. It is processed in this page and never uploaded.</p>
    <div class="row">
      <PictureInput id="vision-picture" name="Choose an image" onPicture={take} />
      <button type="button" class="button quiet" onClick={takeExample}>
        Show all hues
      </button>
    </div>
    <Problem text={pictureFailure.value} />
  </div>
);

/** An image as it is seen, with the model's paper and its limits. */
export const PictureCard = () => {
  const { model, severity } = sight.value;
  const { name, source, caveat, severityMeaning } = models[model];
  return (
    <section class="card image-card" aria-labelledby="picture-title">
      <div class="card-head">
        <h2 id="picture-title">Image</h2>
        {picture.value ? (
          <div class="row">
            <p class="muted">
              {picture.value.name}, {picture.value.width} × {picture.value.height}; not part of the link
            </p>
            <PictureInput id="vision-picture" name="Choose another image" onPicture={take} />
            <button type="button" class="button quiet" onClick={save}>
              Save simulated image
            </button>
          </div>
        ) : null}
      </div>
      {picture.value ? (
        <>
          <Compared />
          <Thumbnails />
          <Problem text={pictureFailure.value} />
        </>
      ) : (
        <Empty />
      )}
      <p class="muted note">
        {name}, severity {severity.toFixed(2)}: {severityMeaning}. Source: {source}.
        {caveat === '' ? '' : ` Caveat: ${caveat}.`} A model shows which differences are lost, not what one person sees.
      </p>
    </section>
  );
};
