import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** A card whose content is shown on request. Whether it is open is kept by the view, so that it is as it was after leaving and coming back. */
export const CardOnRequest = ({
  id,
  title,
  className = '',
  isOpen,
  children,
}: {
  id: string;
  title: string;
  className?: string;
  isOpen: Signal<boolean>;
  children: ComponentChildren;
}) => (
  <section class={`card ${className}`} aria-labelledby={id}>
    <div class="card-head">
      <h2 id={id}>{title}</h2>
      <button
        type="button"
        class="button quiet"
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        {isOpen.value ? 'Hide' : 'Show'} {title.toLowerCase()}
      </button>
    </div>
    {isOpen.value && children}
  </section>
);
