import type { ComponentChildren } from 'preact';

/** What is made from: the fields of a generator, and the press that throws its dice where it has some. */
export const GeneratorCard = ({
  title = 'Generator',
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
          Another
        </button>
      ) : null}
    </div>
    {children}
  </section>
);
