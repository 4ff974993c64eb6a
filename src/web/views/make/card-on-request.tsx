import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useWhenInSight } from '../../parts/in-sight.ts';
import { firstInput } from '../../state/first-input.ts';

/**
 * A card whose content is shown on request; with `isOpen` undefined also once the card is in sight of someone who uses the page: a view
 * that was only opened does not load it. Whether it is open is kept by the view, so that it is as it was after leaving and coming back.
 */
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
  isOpen: Signal<boolean | undefined>;
  children: ComponentChildren;
}) => {
  const card = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useWhenInSight(card, async () => {
    const { target } = await firstInput;
    // On its own button the click that follows opens it.
    if (!(target instanceof Node && button.current?.contains(target))) isOpen.value ??= true;
  });
  return (
    <section class={`card ${className}`} aria-labelledby={id} ref={card}>
      <div class="card-head">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          class="button quiet"
          ref={button}
          // As wide with either word.
          style={{ minWidth: `${title.length + 6}ch` }}
          aria-expanded={isOpen.value === true}
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
};
