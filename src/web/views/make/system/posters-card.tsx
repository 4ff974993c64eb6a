import { useEffect, useMemo } from 'preact/hooks';
import { download } from '../../../state/download.ts';
import { type System, system } from './model.ts';

type Poster = NonNullable<System['posters']>[number];

const PosterItem = ({ poster, isFirst }: { poster: Poster; isFirst: boolean }) => {
  const { id, name, description, width, height, svg } = poster;
  const file = useMemo(() => new Blob([svg], { type: 'image/svg+xml' }), [svg]);
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <li>
      <button type="button" aria-label={`${name}. Download as SVG`} onClick={() => download(`${id}.svg`, file)}>
        <img src={address} width={width} height={height} alt="" loading={isFirst ? 'eager' : 'lazy'} />
      </button>
      <p class="note">
        {name} <span class="muted">{description}</span>
      </p>
    </li>
  );
};

/** Posters of the palette: each an SVG that stands alone. */
export const PostersCard = () => (
  <section class="card" aria-labelledby="posters-title">
    <div class="card-head">
      <h2 id="posters-title">{`${system.value?.posters?.length ?? 0} posters`}</h2>
      <p class="muted">click to download the SVG</p>
    </div>
    <ul class="poster-grid">
      {system.value?.posters?.map((poster, i) => (
        <PosterItem key={poster.id} poster={poster} isFirst={i === 0} />
      ))}
    </ul>
  </section>
);
