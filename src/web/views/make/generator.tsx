import type { ComponentChildren } from 'preact';

/** The fields of a generator, and the button that regenerates if it uses a seed. */
export const GeneratorCard = ({
  title = 'Settings',
  another,
  children,
}: {
  title?: string;
  another?: () => void;
  children: ComponentChildren;
}) => (
  <section class="card generator" aria-labelledby="generator-title">
    <div class="card-head">
      <h2 id="generator-title">{title}</h2>
      {another ? (
        <button type="button" class="button" onClick={another}>
          Regenerate
        </button>
      ) : null}
    </div>
    {children}
  </section>
);
